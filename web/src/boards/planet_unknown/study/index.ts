import { studyWith } from "../../study";
import Icon from "../Icon.svelte";
import contents from "./contents";
import Picture from "./Picture.svelte";
import position from "./position.json";
import Sprite from "./Sprite.svelte";

export default studyWith({
  ...contents,
  Picture,
  Sprite,
  Icon,
  position,
});
