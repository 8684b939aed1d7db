/** What is heard and felt of the cards, where the reader wants that. */
import { manner } from "./manner";
import type { Scene } from "./scenes";

/** Seconds of a card's sound, its pitch in hertz, and how long a device trembles, in milliseconds. */
const CARD = { lasts: 0.05, pitch: 2400, trembles: 8 };
const TRICK = { lasts: 0.16, pitch: 900, trembles: 22 };

let made: AudioContext | null = null;

/** A scene is shown: a card is laid, or a trick is full. */
export function sensed(scene: Scene | null): void {
  if (!scene?.plays.length || scene.speaker !== null) return;
  const { sound, touch } = manner();
  const one = scene.winner === null ? CARD : TRICK;
  if (touch === "on") navigator.vibrate?.(one.trembles);
  if (sound === "on") rustle(one);
}

/** Noise that dies away, as of paper on cloth. */
function rustle({ lasts, pitch }: typeof CARD): void {
  made ??= new AudioContext();
  const noise = made.createBuffer(1, Math.ceil(made.sampleRate * lasts), made.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 2 * 0.25;
  const source = new AudioBufferSourceNode(made, { buffer: noise });
  source.connect(new BiquadFilterNode(made, { type: "bandpass", frequency: pitch, Q: 0.8 })).connect(made.destination);
  source.start();
}
