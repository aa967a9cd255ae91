// House rules from a pasted text, in a real browser: the text is read, open questions are answered, and the
// rules are opened in the editor and played for a whole match.
import { expect, test } from 'vitest';
import { complaints } from './axe.ts';
import { choosing, nextDeal, playDeal } from './clicker.ts';
import { sharedSite, visit } from './harness.ts';

const site = await sharedSite();
const act = (name: string): string => `[data-act="${name}"]`;

const TEXT = `Hearts at Grandma's
We need four people.
First hand you pass 3 cards to the left, second hand you pass 3 to the right, third hand nobody passes.
Whoever has the 2 of clubs leads it to the first trick.
Hearts may be led at any time.
You may not lead hearts until a heart has been played.
Each heart is 1 point, the queen of spades is 13 points, and the jack of diamonds is -10 points.
If you take all the hearts and the queen of spades, everybody else gets 26 points.
The game lasts 2 hands. Lowest score wins.
Aunt Mary keeps score with her green pencil.`;

test('each answer to each question has a text', async () => {
  await visit(site, {}, async ({ page }) => {
    await page.locator(act('house')).click();
    await page.locator(act('from-text')).click();
    await page.locator('textarea').fill('Each heart is 1 point.');
    await page.locator(act('read-text')).click();
    await page.locator('[data-question="moon.options"]').waitFor();
    const answers = await page.locator('[data-question] label').allInnerTexts();
    expect(answers.length).toBeGreaterThan(10);
    expect(answers.filter(text => text.trim() === '')).toEqual([]);
  });
});

test.each([
  ['phone', 390, 844],
  ['desktop', 1440, 900],
])('on a %s, a pasted text becomes rules, and a whole match is played by them', async (name, width, height) => {
  await visit(site, { viewport: { width, height } }, async ({ page }) => {
    await page.locator(act('house')).click();
    await page.locator(act('from-text')).click();
    await page.locator('textarea').fill(TEXT);
    await page.locator(act('read-text')).click();
    const rule = page.locator('[data-rule="points"]').first();
    await rule.waitFor();
    expect(await rule.innerText()).toMatch(/counts −10 points[\s\S]*the jack of diamonds is -10 points/);
    expect(await page.locator('[data-unread]').innerText()).toContain('Aunt Mary');
    expect(await page.locator('[data-question="match.tie"] input:checked').count()).toBe(1);
    const clash = page.locator('[data-question="lead.restrict"]');
    expect(await clash.locator('input:checked').count()).toBe(0);
    expect(await page.locator(act('open-text')).getAttribute('aria-disabled')).toBe('true');
    const usual = page.locator('[data-usual][open] li');
    expect(await usual.count()).toBeGreaterThan(0);
    expect(await page.locator('[data-counts]').innerText()).toContain(`, ${await usual.count()} taken as usual.`);
    expect(await complaints(page)).toEqual([]);
    await clash.locator('input').first().check();
    await page.locator(`${act('open-text')}[aria-disabled="false"]`).press('Enter');
    await page.locator('[data-shows="form"] [data-changes]').waitFor();
    expect(await page.locator('textarea.name').inputValue()).toBe("Hearts at Grandma's");
    await page.locator(`header ${act('play')}`).click();
    const choose = choosing(`from a text, ${name}`);
    await playDeal(page, choose);
    await nextDeal(page);
    await playDeal(page, choose);
    await page.locator('[data-screen="scores"]').waitFor({ state: 'attached' });
  });
});
