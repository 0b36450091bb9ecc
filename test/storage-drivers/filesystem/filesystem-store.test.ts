import { describeStore } from '../../contracts/store.ts';
import { openFilesystemBench } from './support/open-filesystem-bench.ts';

describeStore('filesystemStore', openFilesystemBench);
