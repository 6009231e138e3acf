import { dataTypes } from '../../../ui/data-types.ts'
import { PhoneNumber } from '../../../ui/phone-number.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Find } from './use-latest-finds.ts'

/** The latest finds, highlighted like evidence. Not announced by screen readers, since it changes constantly. */
export function LatestFinds({ finds }: { finds: readonly Find[] }) {
  return (
    <div aria-hidden="true" className="min-w-0">
      <p className="font-medium text-muted text-xs">Just found</p>
      <ul className="mt-2 flex h-38 flex-col gap-2 overflow-hidden">
        {finds.map(({ type, value, number }) => {
          const { icon: Icon } = dataTypes[type]
          return (
            <li
              key={`${type} ${value}`}
              className="flex items-center gap-2 text-ink text-sm transition duration-500 starting:-translate-y-2 starting:opacity-0"
            >
              <Icon className="size-3.5 shrink-0 text-faint" strokeWidth={1.75} />
              <span className="min-w-0 truncate">
                <mark>{number ? <PhoneNumber number={number} /> : value}</mark>
              </span>
            </li>
          )
        })}
        {finds.length === 0
          ? ['w-3/5', 'w-2/5', 'w-1/2'].map((width) => (
              <li key={width} className="flex h-5 items-center">
                <Skeleton isSteady className={`h-3 ${width}`} />
              </li>
            ))
          : null}
      </ul>
    </div>
  )
}
