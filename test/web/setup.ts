import './support/without-timings.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { loadParts } from '../../web/lib/parts.ts'
import { quickErrors } from './support/quick-errors.ts'
import { quickenLabels } from './support/quick-labels.ts'
import { quickenStyles } from './support/quick-styles.ts'
import { withoutOwnerStacks } from './support/without-owner-stacks.ts'

// jsdom does not animate, lay out, scroll or capture pointers; Headless UI, toasts, the message editor and our islands
// need it.
Element.prototype.getAnimations ??= () => []
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.setPointerCapture ??= () => {}
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList
Range.prototype.getBoundingClientRect ??= () => new DOMRect()
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// Requests are sent as they begin, so that their order does not depend on the machine.
vi.mock('../../web/lib/task-queue.ts', () => ({ ownTask: () => null }))

quickenStyles(window)
quickenLabels(window)
withoutOwnerStacks()

// Waits for elements as long as the machine needs; a missing one still fails in the end.
configure({ asyncUtilTimeout: 60_000, getElementError: quickErrors() })
afterEach(cleanup)
// Lazily loaded parts are available immediately, as for a user whose pointer already hovers over the control.
beforeEach(() => loadParts())
// Forms start with the code view, which is a text area; tests of the visual editor select it.
beforeEach(() => localStorage.setItem('message-editor-view', 'code'))
