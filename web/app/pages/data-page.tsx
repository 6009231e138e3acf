import { Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { useDataAddress } from '../../features/data/data-address.ts'
import { DataList } from '../../features/data/data-list.tsx'
import { EvidenceDialog } from '../../features/data/evidence-dialog.tsx'
import { ImportDialog } from '../../features/data/import-dialog.tsx'
import { DeleteButton, ExportButton } from '../../features/data/item-actions.tsx'
import { ManualDialog } from '../../features/data/manual-dialog.tsx'
import { formatNumber } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** Browse Data: everything found, imported and added, with its evidence. */
export default function DataPage() {
  const location = useDataAddress()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [dialog, setDialog] = useState<'import' | 'manual' | null>(null)
  const { item, type } = location.address
  const clearSelection = () => setSelected(new Set())
  return (
    <>
      <PageHeader
        title="Browse Data"
        description="Every value you have, each with where it came from."
        actions={
          <>
            <Button icon={Upload} onClick={() => setDialog('import')}>
              Import CSV
            </Button>
            <Button icon={Plus} onClick={() => setDialog('manual')}>
              Add Manual
            </Button>
            <ExportButton selected={selected} type={type} />
            <DeleteButton selected={selected} onDeleted={clearSelection} />
          </>
        }
      />
      {selected.size > 0 ? (
        <p role="status" className="mb-3 flex items-center gap-3 text-muted text-sm">
          {formatNumber(selected.size)} selected
          <Button size="sm" variant="ghost" onClick={clearSelection}>
            Clear selection
          </Button>
        </p>
      ) : null}
      <DataList
        location={location}
        selection={{ selected, onChange: setSelected }}
        onImport={() => setDialog('import')}
      />
      {item ? <EvidenceDialog id={item} onClose={() => location.open(undefined)} onOpen={location.open} /> : null}
      {dialog === 'import' ? <ImportDialog onClose={() => setDialog(null)} /> : null}
      {dialog === 'manual' ? <ManualDialog onClose={() => setDialog(null)} /> : null}
    </>
  )
}
