import { fileURLToPath } from 'node:url';
import { describeSharedStore } from '../../contracts/store.ts';
import { openFilesystemBench } from './support/open-filesystem-bench.ts';

const file = fileURLToPath(
  new URL('../../../src/storage-drivers/filesystem/filesystem-store.ts', import.meta.url),
);

describeSharedStore('filesystemStore', { file, open: 'filesystemStore' }, openFilesystemBench);
