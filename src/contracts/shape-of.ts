import { z } from 'zod'

/**
 * The fields of an object, behind whatever a schema wraps around it, such as a default; null for what is no object of fixed fields, such as
 * a union or a record.
 */
export function shapeOf(schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> | null {
  if (schema instanceof z.ZodObject) return schema.shape
  const { innerType, in: source } = (schema?._zod.def ?? {}) as { innerType?: z.ZodType; in?: z.ZodType }
  const inner = innerType ?? source
  return inner ? shapeOf(inner) : null
}
