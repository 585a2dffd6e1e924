import { generateKeyPairSync, sign } from 'node:crypto';

/** A certificate and its key, as a TLS server takes them (PEM). */
export interface SelfSigned {
  readonly cert: string;
  readonly key: string;
}

/** One value in DER (ITU-T X.690): tag, length and content. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const value = Buffer.concat(parts);
  const { length } = value;
  // As few bytes as there can be, which OpenSSL does not ask for, and browsers do.
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  const size = length < 128 ? [length] : long;
  return Buffer.concat([Buffer.from([tag, ...size]), value]);
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const text = (tag: number, value: string) => der(tag, Buffer.from(value));
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));

const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'));
const commonName = identifier('550403');
const subjectAltName = identifier('551d11');

/** From the beginning of 2020 to the end of 2049: the clock does not matter here. */
const validity = sequence(text(0x17, '200101000000Z'), text(0x17, '491231235959Z'));

/** Makes a certificate for one host that is self-signed (RFC 5280 section 4.1), with its own key. */
export function selfSigned(host: string): SelfSigned {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(commonName, text(0x0c, host))));
  const alternatives = der(0x04, sequence(text(0x82, host)));
  const statement = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(subjectAltName, alternatives))),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', statement, privateKey));
  const certificate = sequence(statement, ecdsaWithSha256, signature).toString('base64');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.replace(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
