import { messageOf } from '../../../lib/call-error.ts'

export interface FailedFile {
  readonly file: File
  readonly why: string
}

/** The form that a file is sent in. */
export function attachmentForm(file: File): FormData {
  const form = new FormData()
  form.set('file', file)
  return form
}

/**
 * Sends files one after the other; one that fails keeps none of the others back.
 *
 * @param onProgress called before each, with how many are through
 * @returns those that failed, with the reason
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
      failed.push({ file, why: messageOf(error, 'No answer came from the server') })
    }
  }
  return failed
}
