import { expect, test } from 'vitest'
import { importsOfIcons } from '../../support/single-icons.ts'

test('icons are imported one by one, by each of their names; what is no icon, from the package', () => {
  const code = `import { X, AlarmCheck as Alarm,\n createLucideIcon } from "lucide-react";\nimport { a } from 'b'`
  expect(importsOfIcons(code)).toBe(
    [
      "import X from 'lucide-react/icons/x';",
      "import Alarm from 'lucide-react/icons/alarm-clock-check';",
      "import { createLucideIcon } from 'lucide-react';",
      "\nimport { a } from 'b'",
    ].join(''),
  )
})
