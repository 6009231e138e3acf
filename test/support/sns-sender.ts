import { createSign } from 'node:crypto'

/** Signs messages as Amazon SNS does; used only by tests. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSkAgEAAoIBAQCsDrPcW+jamoFp
cQMamTB0JX9TzwgIChKzwNR8DeQCcOU25t2j1C/hnVJ3ssEPbNX9Xy60yamYP+qh
4YZxOkgnDQ4JyShTdOwfAhTFNSVJUD0YvIvVoJiAPa7JLoG5tacjr9oiBnGQOVTG
3jLKNl7CQJKaJ9P3+rqI2LzYxI+cvP4GlXyGnk5k1GysWCMJHs6moGQg91A63E8t
9+786DHy2aHOBsiXbfbbjcj7EQmyaGKH26FwnYCrPeETlM7jIJRQFY+mb/ZsdyuQ
EWL6WZ8NiBxpq1vUiVxP4y5NHhd8foGCb2Bs6JT4W3Ymo0KmiFWtWsmOMkiZFoAJ
yRzszw31AgMBAAECggEABPlY8sVHb6Sh7615GBwInhBLq4gx1mk3P8BLoLXPNAnA
Qi46FVBUbyR3VnkVZkbtCBug7okoYJgeN/dHRd9CvUh+DjxBjT7DdywFLLKL5udJ
+/zO9zFxEduTFwpgNAheEhoY9aeh7A1mBfbf7nTwtHbPibjI7VjTMj14dtFaHinh
521PGyukbJObrHrcbcLVzrmO4ubdbWFiyZIbq9rEONowPN/MVaLWGySeRBdDVjCn
AHjwkVw+zNDdJ0JIu8paD4hJwVtJXMqfSwdTqU8htmHeg9fKaJQ1RJi5qqLkbaXd
4hcvhx/Ixb733yBBAbzcEben63/kaWLrTnpWRr0BSwKBgQDmPYCWi94ZISUhePLc
OFZsFK8k7+qUV/h8bzNpnMl5AxyJwxlVg3p2bD5coE0WqB2xfExnAM3xu/KkHFkg
I+vN+9SA73fqXAddPmISXGtGbz4fIpm898xF0FcpxtM72EPxa5eKYrd4ttv0WLP+
2OZndYbvTz6TUJ0mJDuhpvBBnwKBgQC/Tr05NW82m8lDVj6P4k4hL7aVCxWnBanf
Hz4U01NmwJ3JU6ehvaOPeyAe+kF4gAkOrng62qfsiN+NNeJ/MnO5J9HvVRGblrXr
/NIa7QTuSrx634KydRAxQYFWcOm4bgc8TEvbs/kcDJDoGaFEgo+1OXqG8DmR2A/d
JlSyXoWP6wKBgQDM1VCOHvdDwhInmlPuCg0Q8MH1CaDXwv/lrIS/4+X2TAdapIDo
bCVKL/i3LUIH8x8fpObQCI4wDrbKvBGqn2qNAgtHfkRf8un2UaaskR47NoK87mp6
DLbmMXkqSKHqrvebU84pJrP1qDE9TKEuDEfHKW8Xfpe8Nc7pfPi0UzGSHwKBgE7t
D0gw8WcYMpqjVEBMX2t1oeAvqIk13vV8kEJLRVdZFD/hUYF7GaWyaHgfSy+JszLp
bBTr7Oe7OG+r0XwktnWnJgeVkyQbs4Ze0dfl/WjKUKRo3iT+AuYvXkrpXqOGUVnh
KFLGF3oo/Qeku1Hmg5+CzTgql7XB7BmTHNJSCMxtAoGBAIWVewXrmZxjKUBT/7wy
1BMEMzohqFuvzLx0i1Bj+WZtq3SaSIgTefXbhLxPoECyIUIZMxHtrx7kl0Qt5HV4
UFWRuciTG2lR0QU/uu1NjLVAVci1a7zBqVFJVrwjqChQuEDAgXe9xSJvBh7aACtr
jmi3H/qIjcPgZAc+yAC9zITb
-----END PRIVATE KEY-----`
/** The content of the messages' `SigningCertURL`. */
export const SNS_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIDGzCCAgOgAwIBAgIUOOPh5n0UendBUESBzAZm04ACYrgwDQYJKoZIhvcNAQEL
BQAwHDEaMBgGA1UEAwwRc25zLmFtYXpvbmF3cy5jb20wIBcNMjYxMTI0MDMyNzQ5
WhgPMjEyNjEwMzEwMzI3NDlaMBwxGjAYBgNVBAMMEXNucy5hbWF6b25hd3MuY29t
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEArA6z3Fvo2pqBaXEDGpkw
dCV/U88ICAoSs8DUfA3kAnDlNubdo9Qv4Z1Sd7LBD2zV/V8utMmpmD/qoeGGcTpI
Jw0OCckoU3TsHwIUxTUlSVA9GLyL1aCYgD2uyS6BubWnI6/aIgZxkDlUxt4yyjZe
wkCSmifT9/q6iNi82MSPnLz+BpV8hp5OZNRsrFgjCR7OpqBkIPdQOtxPLffu/Ogx
8tmhzgbIl232243I+xEJsmhih9uhcJ2Aqz3hE5TO4yCUUBWPpm/2bHcrkBFi+lmf
DYgcaatb1IlcT+MuTR4XfH6Bgm9gbOiU+Ft2JqNCpohVrVrJjjJImRaACckc7M8N
9QIDAQABo1MwUTAdBgNVHQ4EFgQUy5jgTAcforN3HP6raDGaA2LFby4wHwYDVR0j
BBgwFoAUy5jgTAcforN3HP6raDGaA2LFby4wDwYDVR0TAQH/BAUwAwEB/zANBgkq
hkiG9w0BAQsFAAOCAQEAnZL4RIJRCatukVmFMuSbKYVXPGvOLYstALnpiA1szlQ3
QUz/Fm95BvmeFZ0KB/8M8F3OXJ8dfvf8XzsVXcbFi/WaHU0i7Ph4UWAfxjShTqlQ
orxsi7kEm43HrEa1r0nyRKfSFxMR628KIWcw6UcNkoPi59bAMQq/Dihs8fOMO6Yg
JUnKI4VMqFNYZPBL8R/MslRrIWAbsQpFIjNix06efal1CNpjD2+yHmP/PxSNuM7N
FqFKowPSfGm0JUZV5QTSvE2fq1onFuSPF6mknelYbbE/RPrMzJmNcAgvij6Cq3Uw
fphOb1KwNv3newGHlNAxi+pM+4n0zDiHNljLNYGPRw==
-----END CERTIFICATE-----`
export const SNS_CERTIFICATE_URL = 'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-test.pem'

const SIGNED = ['Message', 'MessageId', 'Subject', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'] as const
type Fields = Partial<Record<(typeof SIGNED)[number], string>>

/**
 * A signed message of Amazon SNS.
 *
 * @param version `1` is SHA-1, `2` SHA-256
 */
export function snsMessage(fields: Fields, version: '1' | '2' = '2'): Record<string, string> {
  const message: Fields = {
    Type: 'Notification',
    MessageId: '22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324',
    TopicArn: 'arn:aws:sns:eu-west-1:123456789012:mail',
    Timestamp: '2026-11-23T10:00:00.000Z',
    ...fields,
  }
  const signed = SIGNED.filter((name) => message[name] !== undefined).map((name) => `${name}\n${message[name]}\n`)
  const signer = createSign(version === '1' ? 'RSA-SHA1' : 'RSA-SHA256').update(signed.join(''))
  return {
    ...(message as Record<string, string>),
    SignatureVersion: version,
    Signature: signer.sign(KEY, 'base64'),
    SigningCertURL: SNS_CERTIFICATE_URL,
  }
}
