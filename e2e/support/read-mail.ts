import { expect, type Page } from '@playwright/test'

/** Opens the trial's mailbox beside the page, waits for a mail to the address, and gives its subject and its text. */
export async function readMail(page: Page, to: string, subject: RegExp) {
  const mailbox = await page.context().newPage()
  const link = mailbox.getByRole('link').filter({ hasText: subject }).first()
  await expect(async () => {
    await mailbox.goto(`/_correo?para=${encodeURIComponent(to)}`)
    await expect(link).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
  await link.click()
  const mail = {
    subject: (await mailbox.getByRole('heading', { level: 1 }).textContent()) ?? '',
    text: (await mailbox.locator('pre').textContent()) ?? '',
  }
  await mailbox.close()
  return mail
}
