"""The bot that looks ahead: hands dealt so as the seat may know them to be, played to their end."""
