import { History, Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { addManual, importCsv } from '../../../src/contracts/data/data-additions.ts'
import { checkImport } from '../../../src/contracts/data/imports.ts'
import { WriteToButton } from '../../features/campaigns/audience/write-to-button.tsx'
import { ColumnsButton } from '../../features/contacts/list-views/columns-button.tsx'
import { useColumns } from '../../features/contacts/list-views/use-columns.ts'
import { useOpenedView } from '../../features/contacts/list-views/use-opened-view.ts'
import { ViewsButton } from '../../features/contacts/list-views/views-button.tsx'
import { filterOf } from '../../features/data/api.ts'
import { useDataAddress } from '../../features/data/data-address.ts'
import { DataList } from '../../features/data/data-list.tsx'
import { COLUMN_IDS, COLUMN_NAMES } from '../../features/data/data-table.tsx'
import { EvidenceDialog } from '../../features/data/evidence-dialog.tsx'
import { ImportDialog } from '../../features/data/import/import-dialog.tsx'
import { ImportHistory } from '../../features/data/import/import-history.tsx'
import { ImportsUnderWay } from '../../features/data/import/imports-under-way.tsx'
import { DeleteButton, ExportButton } from '../../features/data/item-actions.tsx'
import { ItemSelectionBar } from '../../features/data/item-selection-bar.tsx'
import { ManualDialog } from '../../features/data/manual-dialog.tsx'
import { useFileDrop } from '../../features/data/use-file-drop.ts'
import { useSelection } from '../../features/data/use-selection.ts'
import { Allowed, useAllowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** Browse Data: all extracted, imported and added values, with their evidence. */
export default function DataPage() {
  const location = useDataAddress()
  const { chosen, select, selectMatching, clear } = useSelection(location.address)
  const view = useOpenedView('data', location)
  const choice = useColumns('data', COLUMN_IDS, COLUMN_IDS, view)
  const [dialog, setDialog] = useState<AddingDialogProps['dialog']>(null)
  const [dropped, setDropped] = useState<File | null>(null)
  const isAllowed = useAllowed()
  useFileDrop(dialog === null && isAllowed(importCsv), (file) => {
    setDropped(file)
    setDialog('import')
  })
  const { item, type } = location.address
  const { type: _, ...filter } = filterOf(location.address)
  return (
    <>
      <PageHeader
        title="Browse Data"
        description="Everything you've collected, with its source."
        actions={
          <>
            <Allowed to={[addManual, checkImport, importCsv]}>
              <Button icon={Upload} onClick={() => setDialog('import')}>
                Import CSV
              </Button>
              <Button icon={Plus} onClick={() => setDialog('manual')}>
                Add Manual
              </Button>
              <Button icon={History} onClick={() => setDialog('history')}>
                Import History
              </Button>
              <ExportButton chosen={chosen} type={type} />
              <DeleteButton chosen={chosen} onDeleted={clear} />
            </Allowed>
            {type === undefined || type === 'emails' ? (
              <WriteToButton source={{ items: filter }} name={filter.search ?? 'email addresses'} variant="primary" />
            ) : null}
          </>
        }
      />
      <ImportsUnderWay />
      <DataList
        location={location}
        selection={{ selected: chosen.selected, onChange: select }}
        columns={choice.isLoading ? null : choice.columns}
        tools={
          <>
            <ViewsButton
              list="data"
              view={view}
              query={location.query}
              columns={choice.columns}
              onOpen={location.openView}
            />
            <ColumnsButton all={COLUMN_NAMES} choice={choice} />
          </>
        }
        onImport={() => setDialog('import')}
      />
      <ItemSelectionBar address={location.address} chosen={chosen} onMatching={selectMatching} onClear={clear}>
        <ExportButton chosen={chosen} type={type} label="Export selected" />
        <DeleteButton chosen={chosen} onDeleted={clear} label="Delete selected" />
      </ItemSelectionBar>
      {item ? <EvidenceDialog id={item} onClose={() => location.open(undefined)} onOpen={location.open} /> : null}
      <AddingDialog
        dialog={dialog}
        dropped={dropped}
        onClose={() => {
          setDialog(null)
          setDropped(null)
        }}
      />
    </>
  )
}

interface AddingDialogProps {
  dialog: 'import' | 'manual' | 'history' | null
  /** A file that was dropped on the page, to import. */
  dropped: File | null
  onClose: () => void
}

function AddingDialog({ dialog, dropped, onClose }: AddingDialogProps) {
  if (dialog === 'import') return <ImportDialog initialFile={dropped} onClose={onClose} />
  if (dialog === 'history') return <ImportHistory onClose={onClose} />
  return dialog === 'manual' ? <ManualDialog onClose={onClose} /> : null
}
