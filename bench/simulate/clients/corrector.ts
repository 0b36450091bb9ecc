import type { World } from '../world/world.ts';
import { ask } from './ask.ts';

/** Corrects quotes now and then, each time with a line that no other version has, and releases mails that wait. */
export async function corrector(world: World): Promise<void> {
  const chance = world.chance();
  for (let number = 1; !world.isCalm; number += 1) {
    await world.time.sleep(10_000 + chance.below(60_000));
    const list = await ask(world, chance, 'the corrector looks for quotes', (desk) =>
      desk.intake.list({ limit: 100 }),
    );
    if (!list || 'refused' in list) continue;
    const quoted = list.value.records.filter(({ status }) => status === 'completed');
    if (quoted.length === 0) continue;
    const { submissionId, versions = [] } = chance.of(quoted);
    const basedOn = Math.max(1, versions.length);
    const line = { description: `Line ${number}`, amount: number };
    const answer = await ask(world, chance, `the corrector adds line ${number} to ${submissionId}`, (desk) =>
      desk.quotes.create(submissionId, { basedOn, lines: [line] }),
    );
    if (answer && 'value' in answer)
      world.answered.versions.push({ submissionId, version: answer.value.version, line: line.description });
    if (chance.oneIn(3))
      await ask(world, chance, `the corrector mails ${submissionId}`, (desk) =>
        desk.notices.release(submissionId),
      );
  }
}
