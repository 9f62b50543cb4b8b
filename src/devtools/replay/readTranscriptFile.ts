import { parseTranscript, type Transcript } from '../../chat/store/transcript/transcript.js';
import { ServiceError } from '../../client/errors/ServiceError.js';

/** Reads a saved transcript. Throws a `protocol` error with the reason if the file is invalid. */
export async function readTranscriptFile(file: Blob): Promise<Transcript> {
  if (file.size > maxBytes) {
    throw refusal(`The file has more than ${maxBytes / 1024 / 1024} MiB. Save the chat again after clearing the older ones.`);
  }
  const transcript = parseTranscript(await file.text());
  if (transcript.length === 0) throw refusal('The file is empty. Save a transcript in the Lines view.');
  return transcript;
}

function refusal(message: string): ServiceError {
  return new ServiceError('protocol', message, { operation: 'readTranscriptFile' });
}

/** Twice the size limit of a recording. */
const maxBytes = 64 * 1024 * 1024;
