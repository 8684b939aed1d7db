/** How well a hand was played that is over: a part of the scripts that comes when one is. */
export { lossesView } from "../progress/lost";
export { noteAccuracy, recallMeasure } from "./measured";
export { measureView } from "./measure-view";
export { sit } from "./sitting";
