import { Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { filterOf } from '../../features/data/api.ts'
import { useDataAddress } from '../../features/data/data-address.ts'
import { DataList } from '../../features/data/data-list.tsx'
import { EvidenceDialog } from '../../features/data/evidence-dialog.tsx'
import { ImportDialog } from '../../features/data/import-dialog.tsx'
import { ImportsUnderWay } from '../../features/data/imports-under-way.tsx'
import { DeleteButton, ExportButton } from '../../features/data/item-actions.tsx'
import { ManualDialog } from '../../features/data/manual-dialog.tsx'
import { type Matching, SelectionBar } from '../../features/data/selection-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** Browse Data: everything found, imported and added, with its evidence. */
export default function DataPage() {
  const location = useDataAddress()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [dialog, setDialog] = useState<'import' | 'manual' | null>(null)
  const [chosenAll, setChosenAll] = useState<Matching | null>(null)
  const { item, type } = location.address
  // Another filter matches something else: what was chosen by the one before is chosen no more.
  const isSame = JSON.stringify(chosenAll?.filter) === JSON.stringify(filterOf(location.address))
  const matching = isSame ? chosenAll : null
  const select = (next: ReadonlySet<string>) => {
    setChosenAll(null)
    setSelected(next)
  }
  const clearSelection = () => select(new Set())
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
            <ExportButton selected={selected} matching={matching} type={type} />
            <DeleteButton selected={selected} matching={matching} onDeleted={clearSelection} />
          </>
        }
      />
      <ImportsUnderWay />
      <DataList location={location} selection={{ selected, onChange: select }} onImport={() => setDialog('import')} />
      <SelectionBar
        address={location.address}
        selected={selected}
        matching={matching}
        onMatching={setChosenAll}
        onClear={clearSelection}
      >
        <ExportButton selected={selected} matching={matching} type={type} label="Export selected" />
        <DeleteButton selected={selected} matching={matching} onDeleted={clearSelection} label="Delete selected" />
      </SelectionBar>
      {item ? <EvidenceDialog id={item} onClose={() => location.open(undefined)} onOpen={location.open} /> : null}
      {dialog === 'import' ? <ImportDialog onClose={() => setDialog(null)} /> : null}
      {dialog === 'manual' ? <ManualDialog onClose={() => setDialog(null)} /> : null}
    </>
  )
}
