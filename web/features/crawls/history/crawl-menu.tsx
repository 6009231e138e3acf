import { Ellipsis, FolderOpen, RotateCw, Trash2 } from 'lucide-react'
import type { Crawl } from '../../../../src/contracts/crawls/crawls.ts'
import { remove as removeCrawl, start as startCrawl } from '../../../../src/contracts/crawls/crawls.ts'
import { crawlTitle } from '../../../lib/crawl-name.ts'
import { Allowed } from '../../../ui/allowed.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'

export interface CrawlActions {
  onOpen: (crawl: Crawl) => void
  onAgain: (crawl: Crawl) => void
  onDelete: (crawl: Crawl) => void
}

/** Menu of actions on a crawl in a list. */
export function CrawlMenu({ crawl, onOpen, onAgain, onDelete }: { crawl: Crawl } & CrawlActions) {
  return (
    <Menu trigger={<IconButton icon={Ellipsis} size="sm" label={`Actions for ${crawlTitle(crawl)}`} />}>
      <MenuItem icon={FolderOpen} onSelect={() => onOpen(crawl)}>
        Open
      </MenuItem>
      <Allowed to={startCrawl}>
        <MenuItem icon={RotateCw} onSelect={() => onAgain(crawl)}>
          Crawl again
        </MenuItem>
      </Allowed>
      <Allowed to={removeCrawl}>
        <MenuSeparator />
        <MenuItem icon={Trash2} isDanger onSelect={() => onDelete(crawl)}>
          Delete
        </MenuItem>
      </Allowed>
    </Menu>
  )
}
