import { Download } from 'lucide-react'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Shows new recovery codes, which nobody can read again. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = `${codes.join('\n')}\n`
  const save = () => saveFile({ blob: new Blob([text], { type: 'text/plain' }), fileName: 'recovery-codes.txt' })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Save your recovery codes"
      description="If you lose your phone or your passkey, one of these codes signs you in instead. Each works once, and they are shown only now."
      footer={
        <>
          <Button icon={Download} onClick={save}>
            Download
          </Button>
          <Button variant="primary" onClick={onClose}>
            I have saved them
          </Button>
        </>
      }
    >
      <div className="flex items-start gap-1 rounded-md border border-line bg-sunken p-3">
        <ul className="grid min-w-0 flex-1 select-all gap-x-6 gap-y-1 font-mono text-ink text-sm sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <CopyButton value={text} label="Copy the recovery codes" />
      </div>
    </Dialog>
  )
}
