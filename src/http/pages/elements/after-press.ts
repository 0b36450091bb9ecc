/**
 * Does something at once, or as soon as the mouse button that is held down has been released. What moves in between takes
 * a button away from under the pointer, and the click is lost.
 */
export function afterPress(act: () => void): void {
  if (isPressed || waiting.length > 0) waiting.push(act);
  else act();
}

let isPressed = false;
let waiting: (() => void)[] = [];

function release(): void {
  isPressed = false;
  // The click follows the release.
  setTimeout(() => {
    if (isPressed) return;
    const acts = waiting;
    waiting = [];
    for (const act of acts) act();
  });
}

document.addEventListener(
  'pointerdown',
  () => {
    isPressed = true;
  },
  true,
);
for (const event of ['pointerup', 'pointercancel']) document.addEventListener(event, release, true);
