import { describeStore } from '../../contracts/store.ts';
import { openFilesystemBench } from './open-filesystem-bench.ts';

describeStore('filesystemStore', openFilesystemBench);
