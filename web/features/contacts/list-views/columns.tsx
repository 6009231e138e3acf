import { ArrowDown, ArrowUp } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { ColumnsButtonProps } from './props.ts'

/** The columns with their order. It loads when the button is used. */
export function Columns({ all, choice: { columns, isStandard, choose } }: ColumnsButtonProps) {
  const list = useRef<HTMLUListElement | null>(null)
  const required = all[0]!.id
  const shown = columns.flatMap((id) => all.find((column) => column.id === id) ?? [])
  const hidden = all.filter(({ id }) => !columns.includes(id))
  function move(id: string, by: number) {
    const from = columns.indexOf(id)
    const next = [...columns]
    next.splice(from, 1)
    next.splice(from + by, 0, id)
    choose(next)
    // The row moves, and the focus with it.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`[data-column="${id}"] button:not(:disabled)`)
      const same = [...(buttons ?? [])].find((button) => button.dataset.by === String(by))
      const next = same ?? buttons?.[0]
      next?.focus()
    })
  }
  return (
    <>
      <ul ref={list} aria-label="Columns" className="max-h-[60vh] overflow-y-auto">
        {[...shown, ...hidden].map(({ id, header }) => {
          const at = columns.indexOf(id)
          return (
            <li
              key={id}
              data-column={id}
              className="flex items-center gap-1 rounded-md py-0.5 pr-1 pl-2 hover:bg-hover"
            >
              <Checkbox
                className="min-w-0 flex-1"
                label={header}
                checked={at >= 0}
                disabled={id === required}
                onChange={() => choose(at >= 0 ? columns.filter((one) => one !== id) : [...columns, id])}
              />
              {at >= 0 ? (
                <>
                  <IconButton
                    icon={ArrowUp}
                    size="sm"
                    data-by="-1"
                    label={`Move ${header} up`}
                    disabled={at === 0}
                    onClick={() => move(id, -1)}
                  />
                  <IconButton
                    icon={ArrowDown}
                    size="sm"
                    data-by="1"
                    label={`Move ${header} down`}
                    disabled={at === columns.length - 1}
                    onClick={() => move(id, 1)}
                  />
                </>
              ) : null}
            </li>
          )
        })}
      </ul>
      <div className="mt-1 border-line border-t px-1 pt-1">
        <Button size="sm" variant="ghost" disabled={isStandard} onClick={() => choose(null)}>
          Standard columns
        </Button>
      </div>
    </>
  )
}
