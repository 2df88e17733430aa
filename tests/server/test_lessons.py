"""A guided first game on the server: begun by one request, found again, the same for everyone."""

from __future__ import annotations

import orrery
from orrery.kernel.lesson import lesson_of
from tests.server.conftest import Visit
from tests.server.harness import Running, new_table

TAUGHT = next(name for name in orrery.games() if lesson_of(orrery.title(name)) is not None)


async def test_a_lesson_is_begun_and_found_again(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    begun = await ada.request("POST", f"/api/games/{TAUGHT}/lesson")
    assert (begun["status"], begun["lesson"], begun["private"]) == ("playing", True, True)
    assert begun["seats"][0]["you"]
    assert (await ada.request("POST", f"/api/games/{TAUGHT}/lesson"))["id"] == begun["id"]
    another = await ada.request("POST", f"/api/games/{TAUGHT}/lesson?again=true")
    assert another["id"] != begun["id"]
    bea = await visit(server.address, "Bea")
    assert (await bea.request("POST", f"/api/games/{TAUGHT}/lesson"))["id"] != begun["id"]


async def test_everyone_gets_the_same_match(server: Running, visit: Visit) -> None:
    asked = []
    for name in ("Ada", "Bea"):
        person = await visit(server.address, name)
        table = await person.request("POST", f"/api/games/{TAUGHT}/lesson")
        state = await (await person.feed()).watch(table["id"])
        asked.append([one["moves"] for one in state["asked"] if one["seat"] == 0])
    assert asked[0] == asked[1] != []


async def test_the_steps_are_told_and_name_what_they_light(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    lesson = lesson_of(orrery.title(TAUGHT))
    assert lesson is not None
    steps = (await ada.request("GET", f"/api/games/{TAUGHT}/lesson"))["steps"]
    assert [step["name"] for step in steps] == [step.name for step in lesson.steps]
    for told, step in zip(steps, lesson.steps, strict=True):
        assert [light["region"] or light["element"] for light in told["light"]] == step.light
        assert told["move"] == (step.move or None)


async def test_other_tables_are_no_lessons(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    assert not (await new_table(ada, "me", "random", game=TAUGHT, options={}))["lesson"]


async def test_a_game_without_a_lesson_says_so(server: Running, visit: Visit) -> None:
    ada = await visit(server.address, "Ada")
    for method in ("GET", "POST"):
        refused = await ada.request(method, "/api/games/example/lesson", status=404)
        assert (refused["code"], refused["message"]) == ("not-found", "this game has no lesson")
