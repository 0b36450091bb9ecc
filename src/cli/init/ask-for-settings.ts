import { randomBytes } from 'node:crypto';
import type { Dialogue } from '../terminal/terminal.ts';
import { Questions } from './questions.ts';

/** Asks who can reach the desk, where it keeps its data, and which external services it uses. */
export async function askForSettings(dialogue: Dialogue): Promise<Questions> {
  const questions = new Questions(dialogue);
  await askForServer(questions);
  await askForStorage(questions);
  await askForCrm(questions);
  await askForMail(questions);
  await askForVideo(questions);
  return questions;
}

async function askForServer(questions: Questions): Promise<void> {
  const host = await questions.choice('server.host', 'Who can reach the server?', [
    { name: 'Only this machine, such as a proxy on it', value: '127.0.0.1' },
    { name: 'Other machines', value: '0.0.0.0' },
  ]);
  await questions.text('server.port', 'Its port');
  await questions.text(
    'server.publicUrl',
    'The address at which others reach it, such as https://desk.example.com',
  );
  const question = "Make a token for the operator's routes?";
  if (await questions.yes(question, host !== '127.0.0.1')) {
    questions.secrets.set('server.adminToken', randomBytes(24).toString('base64url'));
  }
  await questions.text('business.name', 'The name of your business');
}

async function askForStorage(questions: Questions): Promise<void> {
  const store = await questions.choice('storage.store', 'Where are submissions, rates and meetings kept?', [
    { name: 'In a folder of this machine', value: 'folder' },
    { name: 'In Redis', value: 'redis' },
    { name: 'In S3', value: 's3' },
  ]);
  const objects = await questions.choice('storage.objects', 'Where are documents kept?', [
    { name: 'In a folder of this machine', value: 'folder' },
    { name: 'In S3', value: 's3' },
  ]);
  const queue = await questions.choice('queue.kind', 'How are jobs distributed?', [
    { name: 'By the desk itself', value: 'embedded' },
    { name: 'By Redis, across several machines', value: 'redis' },
  ]);
  if (store === 'folder' || objects === 'folder')
    await questions.text('storage.dataFolder', 'The data folder (Enter: the default)');
  if (store === 'redis' || queue === 'redis') {
    await questions.secret('redis.url', 'The address of Redis, such as redis://:password@127.0.0.1:6379/0');
  }
  if (store === 's3' || objects === 's3') await askForBucket(questions);
}

async function askForBucket(questions: Questions): Promise<void> {
  await questions.text('s3.bucket', 'The bucket', { isNeeded: true });
  await questions.text('s3.region', 'Its region (Enter: us-east-1)');
  const endpoint = await questions.text('s3.endpoint', 'The endpoint (Enter: AWS)');
  if (endpoint !== '') {
    await questions.text('s3.publicEndpoint', 'Where browsers reach it (Enter: the same)');
    if (await questions.yes('Is the bucket part of the path, as with MinIO?', true)) {
      questions.values.set('s3.pathStyle', 'yes');
    }
  }
  await questions.secret('s3.accessKeyId', 'The id of the access key');
  await questions.secret('s3.secretAccessKey', 'The secret access key');
}

async function askForCrm(questions: Questions): Promise<void> {
  const crm = await questions.choice(null, 'Where are deals kept?', [
    { name: 'In the built-in CRM', value: 'embedded' },
    { name: 'In Pipedrive', value: 'pipedrive' },
  ]);
  if (crm === 'embedded') return;
  await questions.text('crm.pipedriveCompany', 'The company: acme in acme.pipedrive.com', { isNeeded: true });
  await questions.secret('crm.pipedriveToken', 'The API token');
  await questions.text('crm.pipedrivePipeline', 'The id of the pipeline (Enter: the first)');
}

async function askForMail(questions: Questions): Promise<void> {
  const mail = await questions.choice(null, 'How are mails sent?', [
    { name: 'Not at all: they are saved to a folder', value: 'outbox' },
    { name: 'By SMTP', value: 'smtp' },
  ]);
  const isNeeded = mail === 'smtp';
  await questions.text('mail.from', 'The sender, such as Example Editing <desk@example.com>', {
    isNeeded,
  });
  if (mail === 'outbox') return;
  await questions.text('mail.smtpHost', 'The mail server', { isNeeded });
  await questions.text('mail.smtpPort', 'Its port (Enter: 587)');
  const user = await questions.text('mail.smtpUser', 'The user (Enter: no login)');
  if (user !== '') await questions.secret('mail.smtpPassword', 'The password');
}

async function askForVideo(questions: Questions): Promise<void> {
  const video = await questions.choice(null, 'Are there video rooms?', [
    { name: 'No', value: 'none' },
    { name: 'With LiveKit', value: 'livekit' },
  ]);
  if (video === 'none') return;
  await questions.text('video.livekitUrl', 'Where browsers reach it, such as wss://video.example.com', {
    isNeeded: true,
  });
  await questions.secret('video.livekitApiKey', 'The API key');
  await questions.secret('video.livekitApiSecret', 'The API secret');
}
