import { messageOf } from '../../../lib/call-error.ts'

export interface FailedFile {
  readonly file: File
  readonly why: string
}

/** The form data for uploading a file. */
export function attachmentForm(file: File): FormData {
  const form = new FormData()
  form.set('file', file)
  return form
}

/**
 * Uploads files in sequence. A failure does not stop the others.
 *
 * @param onProgress called before each file, with the number of files already processed
 * @returns the files that failed, with the reasons
 */
export async function uploadFiles(
  files: readonly File[],
  send: (form: FormData) => Promise<unknown>,
  onProgress: (done: number, file: File) => void,
): Promise<FailedFile[]> {
  const failed: FailedFile[] = []
  for (const [index, file] of files.entries()) {
    onProgress(index, file)
    try {
      await send(attachmentForm(file))
    } catch (error) {
      failed.push({ file, why: messageOf(error, "The server didn't respond") })
    }
  }
  return failed
}
