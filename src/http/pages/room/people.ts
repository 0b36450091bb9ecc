import { element } from '../elements/element.ts';
import { announce } from '../elements/problem-box.ts';

/** The people in a room, each with a tile. */
export interface People {
  grid: HTMLElement;
  /** Adds a tile for a person, unless that id already has one. */
  show(person: { id: string; name: string; isSelf: boolean }): void;
  /** Adds video or sound to a person's tile. */
  attach(id: string, media: HTMLMediaElement): void;
  detach(media: readonly HTMLMediaElement[]): void;
  leave(id: string): void;
  speak(ids: ReadonlySet<string>): void;
}

export function people(): People {
  const grid = element('ul', { class: 'people', 'aria-label': 'In the meeting' });
  const tiles = new Map<string, HTMLElement>();
  return {
    grid,
    show({ id, name, isSelf }) {
      if (tiles.has(id)) return;
      const label = isSelf ? `${name} (you)` : name || 'Guest';
      const tile = element('li', { class: isSelf ? 'person self' : 'person' }, [
        element('span', { class: 'name' }, [label]),
      ]);
      tiles.set(id, tile);
      grid.append(tile);
      if (!isSelf) announce(`${label} is in the meeting.`);
    },
    attach(id, media) {
      tiles.get(id)?.prepend(media);
    },
    detach(media) {
      for (const each of media) each.remove();
    },
    leave(id) {
      const tile = tiles.get(id);
      tiles.delete(id);
      if (!tile) return;
      announce(`${tile.textContent} has left.`);
      tile.remove();
    },
    speak(ids) {
      for (const [id, tile] of tiles) tile.classList.toggle('speaking', ids.has(id));
    },
  };
}
