/** The script of every page. */
import "./main";
import { startOffline } from "./offline";

if (document.readyState === "complete") void startOffline();
else window.addEventListener("load", () => void startOffline(), { once: true });
