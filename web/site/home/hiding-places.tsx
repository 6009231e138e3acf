import type { DataType } from '../../../src/contracts/data/items.ts'
import { dataTypes } from '../../ui/data-types.ts'
import { Container } from '../container.tsx'

interface Place {
  readonly type: DataType
  /** As it is written on a page. */
  readonly found: string
  readonly gives: string
  readonly how: string
}

const places: readonly Place[] = [
  {
    type: 'emails',
    found: 'rasheed.okonjo [at] lantern-yard [dot] co [dot] uk',
    gives: 'rasheed.okonjo@lantern-yard.co.uk',
    how: 'Obfuscated text, in many languages',
  },
  {
    type: 'emails',
    found: 'data-cfemail="5a2a2833233b74283b3d323b2c3b34…"',
    gives: 'priya.raghavan@lantern-yard.co.uk',
    how: 'Cloudflare encoding',
  },
  {
    type: 'emails',
    found: '<span>hello</span><span>@</span><span>lantern-yard.co.uk',
    gives: 'hello@lantern-yard.co.uk',
    how: 'Split up by markup',
  },
  { type: 'phones', found: 'Telefon: 089 / 90 19 87-0', gives: '+49 89 9019870', how: 'Next to its label' },
  {
    type: 'phones',
    found: '"telephone": "+44 20 7946 0148"',
    gives: '+44 20 7946 0148',
    how: 'JSON-LD, microdata, RDFa, hCard',
  },
  {
    type: 'names',
    found: 'Geschäftsführerin: Dr. Annegret Brunnhof',
    gives: 'Annegret Brunnhof, managing director',
    how: 'Imprint',
  },
  {
    type: 'addresses',
    found: 'Lindenstraße 14, 80331 München',
    gives: 'Lindenstraße 14, 80331 München, DE',
    how: 'Text, by the country’s rules',
  },
  {
    type: 'companies',
    found: '© 2026 Lantern Yard Instruments Ltd',
    gives: 'Lantern Yard Instruments Ltd',
    how: 'Copyright line and legal form',
  },
]

/** Where contact data hides in pages, line by line, and the value extracted from each. */
export function HidingPlaces() {
  return (
    <section aria-labelledby="places-title" className="py-20 sm:py-28">
      <Container>
        <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-end">
          <h2 id="places-title" className="max-w-2xl font-semibold text-3xl text-ink tracking-[-0.03em] sm:text-4xl">
            It reads what people see, including what's hidden from bots
          </h2>
          <p className="text-pretty text-lg text-muted">
            Each row shows a real way websites publish a contact, and what Contactory makes of it.
          </p>
        </div>
        <table className="mt-12 block w-full border-line border-t text-base md:table">
          <thead className="hidden text-left text-muted text-sm md:table-header-group">
            <tr className="border-line border-b">
              <th className="w-36 py-3 pr-4 font-medium">Kind</th>
              <th className="py-3 pr-4 font-medium">In the page</th>
              <th className="py-3 pr-4 font-medium">In your list</th>
              <th className="py-3 font-medium">Found by</th>
            </tr>
          </thead>
          <tbody className="block md:table-row-group">
            {places.map(({ type, found, gives, how }) => {
              const { icon: Icon, label } = dataTypes[type]
              return (
                <tr key={found} className="grid gap-1 border-line border-b py-4 md:table-row md:py-0">
                  <td className="text-muted md:py-4 md:pr-4 md:align-top">
                    <span className="flex items-center gap-2">
                      <Icon aria-hidden="true" className="size-4 text-faint" strokeWidth={1.75} />
                      {label}
                    </span>
                  </td>
                  <td className="min-w-0 break-words md:py-4 md:pr-6 md:align-top">
                    <code className="font-mono text-muted text-sm">
                      <mark className="text-ink">{found}</mark>
                    </code>
                  </td>
                  <td className="min-w-0 break-words font-medium text-ink md:py-4 md:pr-6 md:align-top">{gives}</td>
                  <td className="text-muted md:py-4 md:align-top">{how}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </Container>
    </section>
  )
}
