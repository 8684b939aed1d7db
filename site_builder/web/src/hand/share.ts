/** A hand handed on: the deal to be played and compared, or the hand to be looked at. Nothing leaves the device but by the reader's own hand. */
import { html, nothing, type TemplateResult } from "lit";
import { copyButton } from "../parts";
import { say } from "../say";
import { recall, remember } from "../storage";
import { link } from "../url";
import { engineHere, nameIn, NAME, type Challenge } from "./challenge";
import { friendParams } from "./friend";
import { params, type HandState } from "./state";

/** Under this name the device keeps how the reader calls himself in his links. */
const CALLED = "name";

let version = "";

/** The share sheet of the device, where it has one. */
const sheet = (): ((data: ShareData) => Promise<void>) | null => ("share" in navigator ? (data) => navigator.share(data).catch(() => undefined) : null);

/** The deal of this hand for somebody else, with what it takes to compare once both have played it. */
function dealLink({ setup, position }: HandState): string {
  const challenge: Challenge | null = position?.over ? { from: called(), moves: position.code, version, to: setup.challenge?.from ?? null } : null;
  // Who answers a challenge sends both results back, as his friend would see them: the friend's hand, and beside it his own.
  if (challenge && setup.challenge?.to === null) return link("hand", params({ ...setup, challenge }, { ...position!, code: setup.challenge.moves, moves: setup.challenge.moves }));
  return link("hand", params({ ...setup, challenge: challenge && { ...challenge, to: null } }, null));
}

const lookLink = ({ setup, position }: HandState): string =>
  link("hand", friendParams({ name: called(), setup, moves: position!.code, settlement: null, back: false }));

const called = (): string => nameIn(recall(CALLED, ""));

/** `name` is the game's. */
export function shareView(state: HandState, name: string): TemplateResult | typeof nothing {
  if (!state.position) return nothing;
  const over = state.position.over;
  const answers = over && state.setup.challenge?.to === null;
  const title = answers ? say("Send both results back") : say("Play this deal yourself");
  const told = answers ? say("Your friend sees his result beside yours.")
    : over ? say("The same cards and the same other players. Your result is shown when the hand is over, beside theirs.")
      : say("The same cards and the same other players.");
  return html`<details class="fold share" @toggle=${() => void engineHere().then((found) => (version = found), () => undefined)}>
    <summary>${say("Share this hand")}</summary>
    <label class="field"><span>${say("Your name in the link, if you like")}</span>
      <input class="share-name" maxlength=${NAME} autocomplete="nickname" .value=${called()} @input=${(event: Event) => remember(CALLED, (event.target as HTMLInputElement).value)} /></label>
    ${wayView("deal", title, told, say("{game}: play this deal", { game: name }), () => dealLink(state))}
    ${wayView("look", say("Look at my hand"), over ? say("Move by move, from any seat; the result comes last.") : say("Move by move, from any seat, as far as it has come."), say("{game}: look at my hand", { game: name }), () => lookLink(state))}
  </details>`;
}

function wayView(kind: string, title: string, told: string, subject: string, href: () => string): TemplateResult {
  const send = sheet();
  return html`<div class="share-way share-${kind}"><p><b>${title}</b> ${told}</p>
    <p class="end-tools">${send ? html`<button type="button" class="button" aria-label=${say("Send: {what}", { what: title })} @click=${() => void send({ title: subject, text: subject, url: href() })}>${say("Send")}</button>` : nothing}
      ${copyButton(href, say("Copy link"), say("Copy link: {what}", { what: title }))}</p></div>`;
}
