import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './securityHeaders';

function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((part) => part.startsWith(`${name} `));
}

test('[SAFE-1] scripts are allowed by file or by hash, never because they are inline', () => {
  const policy = contentSecurityPolicy(["'sha256-a='"]);
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-a='");
  expect(policy).not.toContain('unsafe-eval');
  expect(policy.match(/'unsafe-inline'/g)).toHaveLength(1);
});

test('a site adds sources to a directive, and directives', () => {
  const policy = contentSecurityPolicy([], {
    'connect-src': ['https://api.example.com'],
    'object-src': ['https://example.com'],
    'frame-src': ['https://video.example.com'],
  });
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://api.example.com");
  expect(directive(policy, 'object-src')).toBe('object-src https://example.com');
  expect(directive(policy, 'frame-src')).toBe("frame-src 'self' https://video.example.com");
});

test('[SAFE-1] allows images of the site and of hosts that it allows', () => {
  expect(directive(contentSecurityPolicy([]), 'img-src')).toBe("img-src 'self' data:");
  const named = contentSecurityPolicy([], { 'img-src': ['https://img.example'] });
  expect(directive(named, 'img-src')).toBe("img-src 'self' data: https://img.example");
});
