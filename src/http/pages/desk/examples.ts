import type { OperationTypes } from '../../client/client.ts';
import { element } from '../elements/element.ts';
import { fileSize, localTime } from '../elements/format.ts';
import { announce } from '../elements/problem-box.ts';
import { table } from '../elements/table.ts';
import { exampleForm } from './examples/example-form.ts';
import { confirmed } from './section/confirmed.ts';
import { downloadButton } from './section/download-button.ts';
import { pagedList } from './section/paged-list.ts';
import type { Opening, Section } from './section/section.ts';
import { sendWith } from './section/send-with.ts';
import { mustBeOperator } from './token/token-form.ts';

type ExampleFile = OperationTypes['listExamples']['output']['files'][number];

/** The library of example dissertations. */
export const examplesSection: Section = {
  title: 'Examples',
  link: 'examples',
  async open(opening) {
    const { client, place, signal } = opening;
    await mustBeOperator(opening);
    const heading = element('h2', { tabindex: -1 }, ['Files']);
    const list = pagedList(opening, {
      read: (page) => client.listExamples({ limit: 100, ...page }, { signal }),
      entriesOf: ({ files }) => files,
      view: (files) =>
        files.length === 0
          ? element('p', { class: 'empty' }, ['No example files yet.'])
          : listOf(files, opening, deleted),
    });
    // Only the list is shown anew: the form may hold what is not added yet.
    const deleted = async () => {
      await list.show();
      heading.focus();
    };
    await list.show();
    if (signal.aborted) return;
    place.replaceChildren(
      element('h2', {}, ['Add files']),
      exampleForm(opening, list.show),
      heading,
      list.place,
    );
  },
};

function listOf(files: readonly ExampleFile[], opening: Opening, deleted: () => Promise<void>): HTMLElement {
  const columns = [
    { name: 'File' },
    { name: 'Size', isNumber: true },
    { name: 'Added' },
    { name: 'Notes' },
    { name: 'Download or delete' },
  ];
  const rows = files.map((file) => [
    file.fileName,
    fileSize(file.fileSize),
    element('div', {}, [localTime(file.uploadedAt), element('div', { class: 'hint' }, [file.uploadedBy])]),
    file.notes,
    element('div', { class: 'buttons' }, [downloadOf(file, opening), deleteButton(file, opening, deleted)]),
  ]);
  return table({ caption: 'Example files, newest first', columns, rows });
}

function downloadOf({ fileId, fileName }: ExampleFile, opening: Opening): HTMLElement {
  const ask = () => opening.client.getExampleDocument({ fileId });
  return downloadButton({ fileName, ask }, opening, `download-${fileId}`);
}

function deleteButton(
  { fileId, fileName }: ExampleFile,
  { client, signal, fail }: Opening,
  deleted: () => Promise<void>,
): HTMLElement {
  const problem = element('div');
  const button = element('button', { type: 'button', class: 'secondary small' }, [
    'Delete',
    element('span', { class: 'hidden-text' }, [` ${fileName}`]),
  ]);
  button.addEventListener('click', async () => {
    if (
      !(await confirmed({
        question: `Delete ${fileName}? This cannot be undone.`,
        yes: 'Delete file',
        no: 'Keep it',
      }))
    )
      return;
    button.after(problem);
    await sendWith({ button, problem, signal, fail }, async () => {
      await client.deleteExample({ fileId });
      announce(`${fileName} deleted.`);
      await deleted();
    });
  });
  return button;
}
