"""The shapes of the service's answers, as plain data: what a page or a program finds in them. Each module holds those of its
namesake in the service.

The types of the page's scripts are written from these, and a test holds real answers against them. Only annotations read them: the
engine in the browser never does.
"""
