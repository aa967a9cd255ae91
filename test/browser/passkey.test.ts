// Passkeys in real browsers: an account is saved, signed out, and found again on another device at the same
// seat; its data can be deleted. Each test needs several devices.
import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { click, HAND } from './clicker.ts';
import {
  atMatch,
  type Guest,
  gathered,
  type House,
  openHouse,
  openTable,
  toFriends,
  together,
} from './online-harness.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** A credential of a virtual authenticator, as the DevTools protocol transfers it. */
interface Held {
  readonly credentialId: string;
  readonly isResidentCredential: boolean;
  readonly rpId?: string;
  readonly privateKey: string;
  readonly userHandle?: string;
  readonly signCount: number;
}

interface Authenticator {
  passkeys(): Promise<readonly Held[]>;
  /** Adds these credentials, like an authenticator that syncs with another. */
  take(passkeys: readonly Held[]): Promise<void>;
}

/** A virtual authenticator that always verifies its user. */
async function authenticator(page: Page, passkeys: readonly Held[] = []): Promise<Authenticator> {
  const line = await page.context().newCDPSession(page);
  await line.send('WebAuthn.enable');
  const { authenticatorId } = await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const own: Authenticator = {
    passkeys: async () => (await line.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    take: async credentials => {
      await line.send('WebAuthn.clearCredentials', { authenticatorId });
      for (const credential of credentials) await line.send('WebAuthn.addCredential', { authenticatorId, credential });
    },
  };
  await own.take(passkeys);
  return own;
}

async function toAccount({ page }: Guest): Promise<void> {
  await toFriends({ name: '', page });
  await page.locator('[data-act="account"]').click();
  await page.locator('[data-who]').waitFor();
}

const handOf = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator(HAND).evaluateAll(all => all.map(card => card.getAttribute('data-card')));

/** Opens a table and lets the bots play until the guest is asked. */
async function seated(guest: Guest): Promise<readonly (string | null)[]> {
  await openTable(guest, { game: 'ricketts', seats: 4 });
  await guest.page.locator('[data-act="start"]').click();
  await atMatch(guest);
  await guest.page.locator(HAND).nth(12).waitFor();
  return handOf(guest.page);
}

test('kept with a passkey and signed out, an account is found again on another device, at its seat in the match', async () => {
  await together(house, async tell => {
    const ada = await tell.guest('Ada');
    const first = await authenticator(ada.page);
    const hand = await seated(ada);
    await click(ada.page, '[data-act="leave"]');
    await toAccount(ada);
    await ada.page.locator('[data-who="guest"]').waitFor();
    await ada.page.locator('[data-act="keep"]').click();
    await ada.page.locator('[data-who="kept"]').waitFor();
    expect(await ada.page.locator('[data-passkey]').count()).toBe(1);
    await ada.page.locator('[data-act="sign-out"]').click();
    await ada.page.locator('[data-who="nobody"]').waitFor();

    const other = await tell.guest('Noor');
    await authenticator(other.page, await first.passkeys());
    await toAccount(other);
    await other.page.locator('[data-act="sign-in"]').click();
    await other.page.locator('[data-who="kept"]', { hasText: 'Ada' }).waitFor();
    await other.page.locator('[data-act="close"]').click();
    await other.page.locator('[data-online]').first().click();
    await atMatch(other);
    await expect.poll(() => handOf(other.page)).toEqual(hand);
  });
});

/** A guest whose account has a passkey, at a table in its waiting room. */
async function kept(guest: Guest): Promise<Authenticator> {
  const { page } = guest;
  const made = await authenticator(page);
  await openTable(guest, { game: 'ricketts', seats: 4 });
  await click(page, '[data-act="home"]');
  await toAccount(guest);
  await page.locator('[data-act="keep"]').click();
  await page.locator('[data-who="kept"]').waitFor();
  return made;
}

test('two devices are one player: a new name is the account’s, and signing out everywhere leaves a passkey as the way back', async () => {
  await together(house, async tell => {
    const ada = await tell.guest('Ada');
    const first = await kept(ada);
    await ada.page.locator('[data-act="close"]').click();
    await ada.page.locator('[data-online]').first().click();
    await gathered(ada, 1);

    const phone = await tell.guest('Phone', { named: false, viewport: { width: 390, height: 844 } });
    const second = await authenticator(phone.page, await first.passkeys());
    await toAccount(phone);
    await phone.page.locator('[data-act="sign-in"]').click();
    await phone.page.locator('[data-who="kept"]').waitFor();
    const { violations } = await new AxeBuilder({ page: phone.page }).analyze();
    expect(violations.map(({ help }) => help)).toEqual([]);
    const told = phone.page.waitForResponse(answer => answer.request().method() === 'PATCH');
    await phone.page.locator('.account [data-name]').fill('Ada L.');
    await phone.page.keyboard.press('Enter');
    expect(await (await told).json()).toMatchObject({ name: 'Ada L.' });

    // requests of the first device after signing out, and of an outdated copy
    tell.breaks(/\b40[13]\b/);
    await phone.page.locator('[data-act="sign-out-everywhere"]').click();
    await phone.page.locator('[data-act="account-yes"]').click();
    await phone.page.locator('[data-who="nobody"]').waitFor();
    await ada.page.locator('[data-place="name"]').waitFor();
    await ada.page.locator('[data-ended]').waitFor();
    await ada.page.locator('[data-act="sign-in"]').click();
    await ada.page.locator('[data-outcome="bad"]').waitFor();
    await first.take(await second.passkeys());
    await ada.page.locator('[data-act="sign-in"]').click();
    await gathered(ada, 1);
    expect(await ada.page.evaluate("localStorage.getItem('moonshot.name')")).toBe('Ada L.');
  });
});

test('where the sign-in is no longer recent, the browser shows its passkey before another is made', async () => {
  await together(house, async tell => {
    const first = await kept(await tell.guest('Ada'));
    const { page } = await tell.guest('Phone'); // it has no guest secret, unlike the first device
    const own = await authenticator(page, await first.passkeys());
    await toAccount({ name: 'Phone', page });
    await page.locator('[data-act="sign-in"]').click();
    await page.locator('[data-who="kept"]').waitFor();
    // the server is down for a moment, and refuses stale sessions
    tell.breaks(/\b403\b|ERR_CONNECTION|WebSocket/);
    await house.kill(); // recent sign-ins exist only in its memory
    await house.start();
    const answers: string[] = [];
    page.on('response', answer => {
      const { pathname } = new URL(answer.url());
      if (answer.request().method() === 'POST' && pathname.startsWith('/api/passkeys'))
        answers.push(`${answer.status()} ${pathname}`);
    });
    await page.locator('[data-act="keep"]').click();
    await page.locator('[data-outcome="bad"]').waitFor(); // this authenticator has one already
    expect(answers).toEqual([
      '403 /api/passkeys/options',
      '200 /api/passkeys/sign-in/options',
      '200 /api/passkeys/sign-in',
      '200 /api/passkeys/options',
    ]);
    await own.take([]);
    await page.locator('[data-act="keep"]').click();
    await page.locator('[data-passkey]').nth(1).waitFor();
    expect(answers.slice(4).filter(answer => !answer.startsWith('20'))).toEqual([]);
  });
});

test('a guest stays aside while the device is another account; data are one file, and being deleted leaves nobody', async () => {
  await together(house, async tell => {
    const ada = await tell.guest('Ada');
    const first = await kept(ada);
    const noor = await tell.guest('Noor');
    await authenticator(noor.page, await first.passkeys());
    await openTable(noor, { game: 'capture', seats: 4 });
    await click(noor.page, '[data-act="home"]');
    await toAccount(noor);
    await noor.page.locator('[data-who="guest"]', { hasText: 'Noor' }).waitFor();
    await noor.page.locator('[data-act="sign-in"]').click();
    await noor.page.locator('[data-who="kept"]', { hasText: 'Ada' }).waitFor();
    await noor.page.locator('[data-act="sign-out"]').click();
    await noor.page.locator('[data-who="guest"]', { hasText: 'Noor' }).waitFor();
    const saving = noor.page.waitForEvent('download');
    await noor.page.locator('[data-act="save-me"]').click();
    const file = await readFile(await (await saving).path(), 'utf8');
    expect(JSON.parse(file)).toMatchObject({ name: 'Noor', passkeys: [], tables: [{ game: 'capture' }] });
    await noor.page.locator('[data-act="delete-me"]').click();
    await noor.page.locator('[data-act="account-yes"]').click();
    await noor.page.locator('[data-who="nobody"]').waitFor();

    await ada.page.locator('[data-act="remove-passkey"]').click();
    await ada.page.locator('[data-act="remove-yes"]').click();
    await ada.page.locator('[data-who="guest"]').waitFor();
    tell.breaks(/\b403\b/); // the answer to a removed passkey
    await noor.page.locator('[data-act="sign-in"]').click();
    await noor.page.locator('[data-outcome="bad"]').waitFor();
  });
});
