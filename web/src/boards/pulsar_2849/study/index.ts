import { studyWith } from "../../study";
import Glyph from "../Glyph.svelte";
import contents from "./contents";
import Picture from "./Picture.svelte";
import position from "./position.json";

export default studyWith({
  ...contents,
  Picture,
  Icon: Glyph,
  position,
});
