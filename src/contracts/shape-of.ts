import { z } from 'zod'

/**
 * The fields of an object schema, unwrapped from defaults and the like; null if it has no fixed fields, such as a union
 * or a record.
 */
export function shapeOf(schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> | null {
  if (schema instanceof z.ZodObject) return schema.shape
  const { innerType, in: source } = (schema?._zod.def ?? {}) as { innerType?: z.ZodType; in?: z.ZodType }
  const inner = innerType ?? source
  return inner ? shapeOf(inner) : null
}
