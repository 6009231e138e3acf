import { Archive, Download, Ellipsis, FileCode2, Trash2, X } from 'lucide-react'
import type { SiteDownload } from '../../../src/contracts/site-downloads/site-downloads.ts'
import { allowFile, cancel, remove } from '../../../src/contracts/site-downloads/site-downloads.ts'
import { readableSite } from '../../lib/readable-url.ts'
import { Allowed, useAllowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { isUnderWay } from './api.ts'
import { hasArchive, useSaveArchive } from './use-save-archive.ts'

export interface DownloadCommands {
  onCancel: (download: SiteDownload) => void
  onDelete: (download: SiteDownload) => void
  /** Opens the dialog that saves one page of the archive. */
  onSavePage: (download: SiteDownload) => void
}

/** The actions on a download in the list. */
export function DownloadActions({
  download,
  onCancel,
  onDelete,
  onSavePage,
}: { download: SiteDownload } & DownloadCommands) {
  const { isSaving, save } = useSaveArchive(download.id)
  const name = readableSite(download.url)
  const mayLoad = useAllowed()(allowFile)
  const hasWacz = mayLoad && hasArchive(download) && download.wacz_size !== null
  const hasPages = hasArchive(download) && download.include_types.includes('html')
  const isStopping = download.step === 'stopping'
  return (
    <div className="flex shrink-0 items-center gap-1">
      {isUnderWay(download) ? (
        <Allowed to={cancel}>
          <Button
            size="sm"
            icon={X}
            isLoading={isStopping}
            aria-label={isStopping ? `Stopping ${name}` : `Cancel ${name}`}
            onClick={() => onCancel(download)}
          >
            {isStopping ? 'Stopping...' : 'Cancel'}
          </Button>
        </Allowed>
      ) : null}
      {mayLoad && hasArchive(download) ? (
        <Button
          size="sm"
          icon={Download}
          isLoading={isSaving}
          aria-label={`Download ${name}`}
          onClick={() => void save('zip')}
        >
          Download
        </Button>
      ) : null}
      {hasWacz || hasPages ? (
        <Menu trigger={<IconButton icon={Ellipsis} size="sm" label={`More for ${name}`} />}>
          {hasWacz ? (
            <MenuItem icon={Archive} onSelect={() => void save('wacz')}>
              Download WACZ
            </MenuItem>
          ) : null}
          {hasPages ? (
            <MenuItem icon={FileCode2} onSelect={() => onSavePage(download)}>
              One page as HTML…
            </MenuItem>
          ) : null}
        </Menu>
      ) : null}
      <Allowed to={remove}>
        <IconButton icon={Trash2} size="sm" label={`Delete ${name}`} onClick={() => onDelete(download)} />
      </Allowed>
    </div>
  )
}
