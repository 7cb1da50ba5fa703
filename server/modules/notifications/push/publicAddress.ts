/** Which addresses the server may be asked to call by a browser's subscription: public ones over https, never our own network. */
import { lookup as resolveName, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const longest = 1_000;

const inside = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(address, bits, 'ipv4');

/** Of IPv6 only what is given out to networks, without the ranges that lead to IPv4 or nowhere. */
const given6 = new BlockList();
given6.addSubnet('2000::', 3, 'ipv6');
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(address, bits, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !inside.check(address, 'ipv4');
  return isIP(address) === 6 && given6.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

/** Whether it may be kept; what its name stands for is looked at when it is called. */
export function isPushAddress(text: string, { toLoopback }: { toLoopback: boolean }): boolean {
  const url = text.length <= longest ? URL.parse(text) : null;
  if (!url || url.username !== '' || url.password !== '') return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (toLoopback && /^https?:$/.test(url.protocol) && (host === '127.0.0.1' || host === 'localhost'))
    return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !/\.(?:local|internal|localhost|home|lan|arpa)\.?$/i.test(host);
}

/** In place of dns.lookup: a name that stands for an address of our own network is not called. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }, (fault, found: LookupAddress[]) => {
    if (fault) return callback(fault, [], 0);
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return callback(new Error('the push service is not at a public address'), [], 0);
    return options.all ? callback(null, found) : callback(null, first.address, first.family);
  });
};
