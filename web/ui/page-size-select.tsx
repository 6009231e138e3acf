import { cn } from './cn.ts'
import { Select } from './select.tsx'

export interface PageSizeSelectProps {
  value: number
  onChange: (size: number) => void
  sizes?: readonly number[]
  className?: string
}

/** Select for the number of rows per page. */
export function PageSizeSelect({ value, onChange, sizes = [10, 20, 50, 100], className }: PageSizeSelectProps) {
  return (
    <div className={cn('flex items-center gap-2 text-muted text-xs', className)}>
      <span aria-hidden="true">Rows per page</span>
      <Select
        aria-label="Rows per page"
        size="sm"
        className="w-[4.25rem]"
        value={value}
        onChange={onChange}
        options={sizes.map((size) => ({ value: size, label: String(size) }))}
      />
    </div>
  )
}
