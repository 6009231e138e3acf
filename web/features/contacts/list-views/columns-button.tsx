import { Columns3 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Popover } from '../../../ui/popover.tsx'
import type { ColumnsButtonProps } from './props.ts'

const Columns = lazyPart(async () => (await import('./columns.tsx')).Columns)

/** Chooses the columns of a list and their order, with the keyboard as well. Changes show right away. */
export function ColumnsButton(props: ColumnsButtonProps) {
  return (
    <Popover
      aria-label="Columns"
      className="w-72 p-1"
      trigger={
        <Button icon={Columns3} aria-label="Columns">
          <span className="max-sm:sr-only">Columns</span>
        </Button>
      }
    >
      <Columns {...props} />
    </Popover>
  )
}
