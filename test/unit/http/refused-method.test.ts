import { describe, expect, test } from 'vitest'
import { refusedMethod } from '../../../src/http/refused-method.ts'

describe('a method that an address does not take', () => {
  test.each([
    ['GET', '/api/v1/campaigns/1/send', 'POST'],
    ['PATCH', '/api/v1/webhooks', 'GET, HEAD, POST'],
    ['POST', '/api/dashboard/data/types', 'GET, HEAD'],
  ])('%s %s is refused with those that it takes', (method, path, allow) => {
    expect(refusedMethod(method, path)).toMatchObject({ code: 'method_not_allowed', headers: { allow } })
  })

  test('is none where there is no such address, or something else was not found', () => {
    expect(refusedMethod('GET', '/api/v1/nowhere')).toBeNull()
    expect(refusedMethod('GET', '/api/v1/campaigns')).toBeNull()
  })
})
