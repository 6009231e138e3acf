import { ChevronDown, Download } from 'lucide-react'
import { useState } from 'react'
import type { Crawl } from '../../../src/contracts/crawls.ts'
import * as data from '../../../src/contracts/data.ts'
import type { DataType } from '../../../src/contracts/items.ts'
import { download } from '../../lib/call.ts'
import { messageOf } from '../../lib/call-error.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { dataTypes } from '../../ui/data-types.ts'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.tsx'

/** A crawl's values of one type as a CSV file, with their evidence: the data page's export, less all but this crawl. */
export function ExportMenu({ crawl, types }: { crawl: Crawl; types: readonly DataType[] }) {
  const [isBusy, setIsBusy] = useState(false)
  async function save(type: DataType) {
    setIsBusy(true)
    try {
      saveFile(await download(data.exportType, { params: { type }, query: { crawl_id: crawl.id } }))
    } catch (error) {
      toast.error(messageOf(error, 'Export failed. Please try again.'))
    } finally {
      setIsBusy(false)
    }
  }
  const trigger = (
    <Button icon={Download} trailingIcon={ChevronDown} isLoading={isBusy}>
      CSV
    </Button>
  )
  return (
    <Menu trigger={trigger}>
      {types.map((type) => (
        <MenuItem key={type} icon={dataTypes[type].icon} onSelect={() => void save(type)}>
          {dataTypes[type].label}
        </MenuItem>
      ))}
    </Menu>
  )
}
