import { Copy, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { type ApiKey, update } from '../../../src/contracts/api-keys/api-keys.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { copyKey, toastLegacy } from './copy-key.ts'

/** A key of which only the first characters show until the user reveals it. */
export function KeyValue({ apiKey }: { apiKey: ApiKey }) {
  const [isShown, setIsShown] = useState(false)
  const { name, key, plain_key, is_legacy, former_valid_until } = apiKey
  const shown = isShown && plain_key ? plain_key : null
  const hasFormer = former_valid_until !== null && Date.parse(former_valid_until) > Date.now()
  return (
    <div className="min-w-0 whitespace-normal sm:min-w-26">
      <div className="flex items-center gap-x-1.5 max-xl:sm:flex-wrap">
        {/* A key has no spaces. Without `break-all` it would push the buttons off a phone's screen. */}
        <code className="min-w-0 break-all font-mono text-ink text-xs">{shown ?? key}</code>
        <Allowed to={update}>
          {is_legacy ? <Badge tone="warning">Legacy</Badge> : null}
          {/* Only its maker sees a key in full. */}
          {plain_key || is_legacy ? (
            <span className="flex shrink-0 pointer-coarse:gap-2">
              <IconButton
                icon={shown ? EyeOff : Eye}
                label={`${shown ? 'Hide' : 'Show'} the key of ${name}`}
                size="sm"
                onClick={() => (plain_key ? setIsShown(!isShown) : toastLegacy())}
              />
              <IconButton
                icon={Copy}
                label={`Copy the key of ${name}`}
                size="sm"
                onClick={() => void copyKey({ plain_key })}
              />
            </span>
          ) : null}
        </Allowed>
      </div>
      {hasFormer ? (
        <p className="text-faint text-xs">The old key works until {formatDateTime(former_valid_until)}</p>
      ) : null}
    </div>
  )
}
