import { Card } from '../../../ui/card.tsx'

const swatches = [
  ['canvas', 'bg-canvas'],
  ['surface', 'bg-surface'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['hover', 'bg-hover'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['control', 'bg-control'],
  ['faint', 'bg-faint'],
  ['muted', 'bg-muted'],
  ['ink', 'bg-ink'],
  ['brand', 'bg-brand'],
  ['brand-soft', 'bg-brand-soft'],
  ['success', 'bg-success'],
  ['success-soft', 'bg-success-soft'],
  ['warning', 'bg-warning'],
  ['warning-soft', 'bg-warning-soft'],
  ['danger', 'bg-danger'],
  ['danger-soft', 'bg-danger-soft'],
  ['info', 'bg-info'],
  ['info-soft', 'bg-info-soft'],
  ['highlight', 'bg-highlight'],
] as const
const sizes = ['text-4xl', 'text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm', 'text-xs', 'text-2xs']

/** The colours by role and the type scale. */
export function TokensGallery() {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card title="Colour">
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4">
          {swatches.map(([name, background]) => (
            <li key={name} className="text-muted text-xs">
              <span className={`mb-1 block h-10 rounded-md border border-line ${background}`} />
              {name}
            </li>
          ))}
        </ul>
      </Card>
      <Card title="Type">
        <ul className="flex flex-col gap-2">
          {sizes.map((size) => (
            <li key={size} className={`truncate ${size} ${size < 'text-b' ? 'font-semibold' : ''}`}>
              {size} 12,480 contacts
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
