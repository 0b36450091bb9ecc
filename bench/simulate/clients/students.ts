import type { Chance } from '../../chance.ts';
import { brokenText } from '../machines/machine-ports.ts';
import type { World } from '../world/world.ts';
import { ask } from './ask.ts';

/** Hands in a thesis, with more or less patience. */
export async function student(world: World, number: number): Promise<void> {
  const chance = world.chance();
  const who = `student ${number}`;
  await world.time.sleep(chance.below(world.stormEnds * 0.8));
  const upload = await ask(world, chance, `${who} asks for an upload`, (desk) =>
    desk.intake.createUpload({ fileName: 'thesis.docx' }),
  );
  if (!upload || 'refused' in upload) return;
  const { submissionId, objectKey } = upload.value;
  if (chance.oneIn(10)) return; // Leaves, and the document never comes.
  const put = (words: number) => putDocument(world, chance, objectKey, words);
  const uploaded = chance.oneIn(12)
    ? []
    : chance.oneIn(6)
      ? [number * 100, number * 100 + 1]
      : [number * 100];
  for (const words of uploaded) await put(chance.oneIn(12) ? 0 : words);
  if (chance.oneIn(12)) return; // Leaves after uploading the document.

  const form = {
    submissionId,
    objectKey,
    name: `Student ${number}`,
    email: `student-${number}@example.org`,
    serviceType: 'editing',
  };
  // Some give up after one try: if their submission was stored, it must still come to an end.
  const tries = chance.oneIn(3) ? 1 : 200;
  const submit = () =>
    ask(world, chance, `${who} submits ${submissionId}`, (desk) => desk.intake.submit(form), tries);
  const clicks = [submit(), ...(chance.oneIn(4) ? [submit()] : [])];
  for (const click of clicks) {
    const answer = await click;
    if (answer && 'value' in answer) world.answered.submissions.set(submissionId, { uploaded });
  }
  if (chance.oneIn(5)) await put(999_999);
  const end = await watch(world, chance, submissionId);
  if (end === 'completed' && chance.oneIn(2))
    await revise(world, chance, { submissionId, words: number * 100 + 50 });
}

/** Sends a revised document, now and then a broken one, and asks for its outcome. */
async function revise(
  world: World,
  chance: Chance,
  { submissionId, words }: { submissionId: string; words: number },
): Promise<void> {
  const upload = await ask(world, chance, `a revised upload for ${submissionId}`, (desk) =>
    desk.intake.createUpload({ fileName: 'revised.docx' }),
  );
  if (!upload || 'refused' in upload) return;
  const { submissionId: uploadId, objectKey } = upload.value;
  await putDocument(world, chance, objectKey, chance.oneIn(8) ? 0 : words);
  const send = () =>
    ask(world, chance, `a revised document for ${submissionId}`, (desk) =>
      desk.revisions.submit(submissionId, { uploadId, objectKey }, 'student'),
    );
  for (const click of [send(), ...(chance.oneIn(4) ? [send()] : [])]) {
    const answer = await click;
    if (answer && 'value' in answer)
      world.answered.revisions.push({ submissionId, revisionId: uploadId, words });
  }
}

/** Uploads straight to the storage, as with a signed URL, until it confirms. Zero words make a broken document. */
async function putDocument(world: World, chance: Chance, key: string, words: number): Promise<void> {
  const text = words === 0 ? brokenText : String(words);
  for (let isThere = false; !isThere; ) {
    const fate = world.weather.objects.fate(world.time.now);
    await world.time.sleep(fate.before);
    if (fate.arrives)
      await world.objects.put(key, bytesOf(text), { contentType: 'application/octet-stream' });
    isThere = fate.arrives && fate.answers;
    if (!isThere) await world.time.sleep(1_000 + chance.below(5_000));
  }
}

/** Asks for the state until the submission ends; after that it must not change. */
async function watch(world: World, chance: Chance, submissionId: string): Promise<string | null> {
  let end: string | null = null;
  for (let looks = 0; end === null && looks < 40; looks += 1) {
    await world.time.sleep(1_000 + chance.below(20_000));
    const answer = await ask(
      world,
      chance,
      `a look at ${submissionId}`,
      (desk) => desk.intake.get(submissionId),
      3,
    );
    if (answer && 'value' in answer && answer.value.status !== 'processing') end = answer.value.status;
  }
  return end;
}

async function* bytesOf(text: string): AsyncIterable<Uint8Array> {
  yield new TextEncoder().encode(text);
}
