import { AtSign, Building2, Download, Phone, Plus, Trash2, Upload, UserRound } from 'lucide-react'
import { useState } from 'react'
import { formatDate, formatPercent } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CodeBlock } from '../../../ui/code-block.tsx'
import { DefinitionList } from '../../../ui/definition-list.tsx'
import { PageSizeSelect } from '../../../ui/page-size-select.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { StatCard, StatGrid } from '../../../ui/stat-card.tsx'
import { Table, type TableColumn, type TableSort } from '../../../ui/table.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { type SampleItem, sampleItems } from './samples.ts'

const icons = { emails: AtSign, phones: Phone, names: UserRound, companies: Building2 }
const columns: readonly TableColumn<SampleItem>[] = [
  {
    id: 'content',
    header: 'Content',
    isPrimary: true,
    isSortable: true,
    isTruncated: true,
    width: 'w-3/5',
    cell: (item) => item.content,
  },
  { id: 'type', header: 'Type', width: 'w-32', cell: (item) => <Badge icon={icons[item.type]}>{item.type}</Badge> },
  { id: 'source', header: 'Source', isTruncated: true, width: 'w-2/5', cell: (item) => item.source },
  {
    id: 'confidence',
    header: 'Confidence',
    align: 'end',
    width: 'w-28',
    cell: (item) => formatPercent(item.confidence * 100),
  },
  {
    id: 'found',
    header: 'Found',
    align: 'end',
    width: 'w-36',
    isSortable: true,
    cell: (item) => <RelativeTime value={item.foundAt} />,
  },
]

/** Figures, a list as the data page shows it, and the evidence of one row. */
export function DataGallery() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']))
  const [openKey, setOpenKey] = useState<string | null>('1')
  const [page, setPage] = useState(6)
  const [size, setSize] = useState(20)
  const [sort, setSort] = useState<TableSort>({ columnId: 'found', direction: 'descending' })
  const open = sampleItems.find((item) => item.id === openKey)
  return (
    <div className="flex flex-col gap-5">
      <Figures />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Card
          isFlush
          footer={
            <>
              <PageSizeSelect value={size} onChange={setSize} />
              <Pagination page={page} lastPage={24} onChange={setPage} />
            </>
          }
        >
          <Toolbar hasSelection={selected.size > 0} />
          <Table
            caption="Extracted data"
            columns={columns}
            rows={sampleItems}
            rowKey={(item) => item.id}
            rowLabel={(item) => item.content}
            selection={{ selected, onChange: setSelected }}
            onOpen={(item) => setOpenKey(item.id)}
            openKey={openKey}
            sort={sort}
            onSort={setSort}
            stickyOffset="top-14"
          />
        </Card>
        {open ? <Evidence item={open} /> : null}
      </div>
      <CodeBlock
        title="cURL"
        code={
          'curl https://contactory.example/api/v1/crawls \\\n  -H "Authorization: Bearer ctk_live_…" \\\n  -d \'{"url": "https://harbour-bakery.example"}\''
        }
      />
    </div>
  )
}

function Figures() {
  return (
    <StatGrid className="sm:grid-cols-5">
      <StatCard label="Emails" value="12,480" hint="+312 this week" icon={AtSign} />
      <StatCard label="Phones" value="3,017" hint="+64 this week" icon={Phone} />
      <StatCard label="Names" value="5,209" hint="+118 this week" icon={UserRound} />
      <StatCard label="Companies" value="1,944" hint="+27 this week" icon={Building2} />
      <StatCard label="Success rate" value="98.4%" isLoading />
    </StatGrid>
  )
}

function Toolbar({ hasSelection }: { hasSelection: boolean }) {
  const [search, setSearch] = useState('')
  const [type, setType] = useState('all')
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b p-3">
      <SearchInput
        aria-label="Search"
        value={search}
        onChange={setSearch}
        placeholder="Search content and source"
        className="w-full sm:w-64"
      />
      <Select
        aria-label="Type"
        className="w-36"
        value={type}
        onChange={setType}
        options={[
          { value: 'all', label: 'All types' },
          { value: 'emails', label: 'Emails', icon: AtSign },
          { value: 'phones', label: 'Phones', icon: Phone },
        ]}
      />
      <div className="flex flex-wrap gap-2 sm:ml-auto">
        <Button icon={Upload}>Import CSV</Button>
        <Button icon={Plus}>Add Manual</Button>
        <Button icon={Download}>Export</Button>
        <Button icon={Trash2} variant="danger-ghost" disabled={!hasSelection}>
          Delete
        </Button>
      </div>
    </div>
  )
}

function Evidence({ item }: { item: SampleItem }) {
  return (
    <Card title="Evidence" description={item.content}>
      <DefinitionList
        items={[
          {
            term: 'Page',
            detail: (
              <TextLink href="https://example.com/contact" isExternal>
                {item.source}/contact
              </TextLink>
            ),
          },
          { term: 'Method', detail: <Badge tone="brand">mailto</Badge> },
          { term: 'Found', detail: formatDate(item.foundAt) },
        ]}
      />
      <p className="mt-3 rounded-md bg-sunken px-3 py-2 text-muted text-sm">
        …orders before noon: write to <mark>{item.content}</mark> or come by the harbour…
      </p>
    </Card>
  )
}
