import { BookUser, Braces, ChevronDown, Download, FileSpreadsheet, FileText } from 'lucide-react'
import * as details from '../../../../src/contracts/crawls/crawl-details.ts'
import type { Crawl } from '../../../../src/contracts/crawls/crawls.ts'
import * as data from '../../../../src/contracts/data/data.ts'
import type { DataType } from '../../../../src/contracts/data/items.ts'
import { download } from '../../../lib/call.ts'
import { useSaveFile } from '../../../lib/use-save-file.ts'
import { Allowed } from '../../../ui/allowed.tsx'
import { Button } from '../../../ui/button.tsx'
import { dataTypes } from '../../../ui/data-types.ts'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'

const wholes = [
  { format: 'xlsx', label: 'Excel workbook', icon: FileSpreadsheet },
  { format: 'csv', label: 'CSV, everything', icon: FileText },
  { format: 'json', label: 'JSON', icon: Braces },
  { format: 'vcf', label: 'Contacts as vCards', icon: BookUser },
] as const

/** Exports a crawl as a file: everything, in several formats, or the values of one type as CSV with their evidence. */
export function ExportMenu({ crawl, types }: { crawl: Crawl; types: readonly DataType[] }) {
  const { isSaving, save } = useSaveFile((error) => toastFailure(error, 'Export failed. Please try again.'))
  const trigger = (
    <Button icon={Download} trailingIcon={ChevronDown} isLoading={isSaving}>
      Export
    </Button>
  )
  return (
    <Allowed to={[details.exportCrawl, data.exportType]}>
      <Menu trigger={trigger}>
        {wholes.map(({ format, label, icon }) => (
          <MenuItem
            key={format}
            icon={icon}
            onSelect={() =>
              void save(() => download(details.exportCrawl, { params: { id: crawl.id }, query: { format } }))
            }
          >
            {label}
          </MenuItem>
        ))}
        <MenuSeparator />
        {types.map((type) => (
          <MenuItem
            key={type}
            icon={dataTypes[type].icon}
            onSelect={() =>
              void save(() => download(data.exportType, { params: { type }, query: { crawl_id: crawl.id } }))
            }
          >
            {dataTypes[type].label} as CSV
          </MenuItem>
        ))}
      </Menu>
    </Allowed>
  )
}
