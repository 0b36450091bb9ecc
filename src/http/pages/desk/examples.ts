import type { OperationTypes } from '../../client/client.ts';
import { announce } from '../elements/announce.ts';
import { element } from '../elements/element.ts';
import { table } from '../elements/table.ts';
import { fileSize } from '../text/file-size.ts';
import { moment } from '../text/local-time.ts';
import { exampleForm } from './examples/example-form.ts';
import { confirmed } from './lists/confirmed.ts';
import { moreBelow, readPages } from './lists/paged.ts';
import { refresh } from './lists/refresh.ts';
import { replaceKeepingFocus } from './lists/replace-keeping-focus.ts';
import type { Opening, Section } from './lists/section.ts';
import { mustBeOperator } from './operator/must-be-operator.ts';

type ExampleFile = OperationTypes['listExamples']['output']['files'][number];

/** The library of example dissertations. */
export const examplesSection: Section = {
  title: 'Examples',
  link: 'examples',
  async open(opening) {
    const { client, place, signal } = opening;
    await mustBeOperator(opening);
    const list = element('div');
    let most = 1;
    const showList = async () => {
      const pages = await readPages(most, (page) => client.listExamples({ limit: 100, ...page }, { signal }));
      const files = pages.flatMap((page) => page.files);
      const none = element('p', { class: 'empty' }, ['No example files yet.']);
      const shown = files.length === 0 ? none : listOf(files, opening);
      replaceKeepingFocus(list, shown, ...moreBelow(pages, files.length, showMore));
    };
    const showMore = () => {
      most++;
      showList().catch(opening.fail);
    };
    await showList();
    place.replaceChildren(
      element('h2', {}, ['Add files']),
      exampleForm(opening, showList),
      element('h2', {}, ['Files']),
      list,
    );
  },
};

function listOf(files: readonly ExampleFile[], opening: Opening): HTMLElement {
  const columns = [
    { name: 'File' },
    { name: 'Size', isNumber: true },
    { name: 'Added' },
    { name: 'Notes' },
    { name: 'Delete' },
  ];
  const rows = files.map((file) => [
    file.fileName,
    fileSize(file.fileSize),
    element('div', {}, [moment(file.uploadedAt), element('div', { class: 'hint' }, [file.uploadedBy])]),
    file.notes,
    deleteButton(file, opening),
  ]);
  return table({ caption: 'Example files, newest first', columns, rows });
}

function deleteButton({ fileId, fileName }: ExampleFile, { client, fail }: Opening): HTMLElement {
  const button = element('button', { type: 'button', class: 'secondary small' }, [
    'Delete',
    element('span', { class: 'hidden-text' }, [` ${fileName}`]),
  ]);
  button.addEventListener('click', async () => {
    if (!(await confirmed(`Delete ${fileName}? This cannot be undone.`, 'Delete file'))) return;
    button.disabled = true;
    try {
      await client.deleteExample({ fileId });
      announce(`${fileName} deleted.`);
      refresh();
    } catch (error) {
      fail(error);
    }
  });
  return button;
}
