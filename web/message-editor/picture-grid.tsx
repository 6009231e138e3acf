import { Trash2 } from 'lucide-react'
import type { Picture } from '../../src/contracts/pictures/pictures.ts'
import { formatBytes } from '../lib/format.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { IconButton } from '../ui/icon-button.tsx'

export interface PictureGridProps {
  pictures: readonly Picture[]
  chosenId: string | undefined
  onChoose: (picture: Picture) => void
  onDelete: (picture: Picture) => void
}

/** Pictures to choose from, each with its size. */
export function PictureGrid({ pictures, chosenId, onChoose, onDelete }: PictureGridProps) {
  if (pictures.length === 0)
    return <EmptyState title="No pictures yet">Upload one above. You can reuse it in other messages.</EmptyState>
  return (
    <ul aria-label="Pictures" className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {pictures.map((picture) => (
        <li key={picture.id} className="relative min-w-0">
          <button
            type="button"
            aria-pressed={chosenId === picture.id}
            className={`flex w-full flex-col gap-1 rounded-lg border p-2 text-left hover:bg-hover ${chosenId === picture.id ? 'border-brand bg-brand-soft' : 'border-line'}`}
            onClick={() => onChoose(picture)}
          >
            <img
              src={picture.url}
              alt={picture.alt}
              loading="lazy"
              className="h-24 w-full rounded bg-sunken object-contain"
            />
            <span className="w-full truncate text-ink text-xs">{picture.name}</span>
            <span className="text-faint text-xs">
              {picture.width} × {picture.height}, {formatBytes(picture.size)}
            </span>
          </button>
          <IconButton
            size="sm"
            icon={Trash2}
            variant="secondary"
            label={`Delete ${picture.name}`}
            className="absolute top-1 right-1"
            onClick={() => onDelete(picture)}
          />
        </li>
      ))}
    </ul>
  )
}
