import { useEffect, useEffectEvent } from 'react'
import { LIST_FILE_NAME, WRONG_LIST_FILE } from '../../../src/rules/data/list-file.ts'
import { toast } from '../../ui/toast.tsx'

/** Calls `onFile` with a list that is dropped anywhere on the page; any other file is refused. */
export function useFileDrop(isEnabled: boolean, onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile)
  useEffect(() => {
    if (!isEnabled) return
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0]
      if (!file) return
      // Otherwise the browser leaves the page and opens the file.
      event.preventDefault()
      if (LIST_FILE_NAME.test(file.name)) take(file)
      else toast.error(WRONG_LIST_FILE)
    }
    window.addEventListener('dragover', over)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('drop', drop)
    }
  }, [isEnabled])
}
