import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyEntries, type OtherContent } from '#tests/helpers/content-folder.ts';
import { type EditorUnderTest, editorOf, formIn } from '#tests/helpers/editor.ts';

/** Whether this account may mount a disk of its own: the superuser may, outside most containers. */
function mayMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'may-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', 'none', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const entry = '/entries/eventPage/lunch-club';
const names = ['siteSettings/', 'eventKind/', 'eventPage/lunch-club', 'notice/'];

const files = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name !== 'fill')
    .toSorted();

describe.skipIf(!mayMount())('on a disk of its own', () => {
  let disk: string;
  let copy: OtherContent;
  let editor: EditorUnderTest;
  beforeEach(async () => {
    copy = copyEntries(names);
    disk = mkdtempSync(join(tmpdir(), 'small-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'none', disk]);
    cpSync(copy.folder, disk, { recursive: true });
    editor = await editorOf(disk);
  });
  afterEach(async () => {
    await editor.close();
    execFileSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true });
    copy.remove();
  });

  /** Fills the disk up to some bytes. */
  function fill(left: number): void {
    const file = join(disk, 'fill');
    try {
      for (;;) appendFileSync(file, Buffer.alloc(1024 * 1024));
    } catch {
      // ENOSPC: now it is full, once the last pages are filled too.
    }
    try {
      for (;;) appendFileSync(file, Buffer.alloc(4096));
    } catch {
      execFileSync('truncate', ['-s', `-${left}`, file]);
    }
  }

  test('a full disk answers with the form, the words and the reason, and nothing is left over', async () => {
    const before = files(disk);
    const bytes = await sharp({
      create: {
        width: 900,
        height: 700,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
        background: 'teal',
      },
    })
      .jpeg()
      .toBuffer();
    const photograph = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
    // The first file fits, the photograph or what comes after it does not.
    for (const left of [0, 8192, 65_536]) {
      fill(left);
      const sent = {
        'f.title': 'Harvest table',
        'f.alt': 'Bread.',
        'f.credit': 'Ada Green',
        'f.consent': 'nobody can be recognised',
      };
      const { status, text } = await editor.submit('/new/picture', { ...sent, 'file.file': photograph });
      expect([status, files(disk)], String(left)).toEqual([422, before]);
      expect(text).toContain('The disk is full');
      expect(text).toContain('Nothing is saved yet, and nothing that you typed is lost.');
      expect(text).toContain('value="Harvest table"');
      // A reload of the answer sends the same again; with room, it is saved.
      const form = formIn(text);
      form.set('action', 'save');
      if (left !== 65_536) {
        expect((await editor.send('/new/picture', form)).status).toBe(422);
        continue;
      }
      rmSync(join(disk, 'fill'));
      expect((await editor.send('/new/picture', form)).status).toBe(303);
      expect(files(disk).filter((name) => !before.includes(name))).toEqual([
        'assets/harvest-table.jpg',
        'assets/harvest-table.yaml',
        'entries/picture/harvest-table.md',
      ]);
    }
  });

  test('a disk that cannot be written answers with the form and the reason', async () => {
    const before = readFileSync(join(disk, 'entries/eventPage/lunch-club.md'), 'utf8');
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    const { status, text } = await editor.submit(entry, { 'f.startTime': '12:15', 'f.title': 'Supper club' });
    expect(status).toBe(422);
    expect(text).toContain('may only be read');
    expect(text).toContain('value="Supper club"');
    const removal = await editor.submit('/entries/notice/office-shut-christmas-2026/delete', {});
    expect([removal.status, removal.text.includes('may only be read')]).toEqual([409, true]);
    expect(readFileSync(join(disk, 'entries/eventPage/lunch-club.md'), 'utf8')).toBe(before);
  });
});

test.skipIf(process.getuid?.() === 0 || process.platform === 'win32')(
  'a folder that this account may not write answers with the form and the reason',
  async () => {
    const { folder, remove } = copyEntries(names);
    const editor = await editorOf(folder);
    const own = join(folder, 'entries/eventPage');
    chmodSync(own, 0o555);
    const { status, text } = await editor.submit(entry, { 'f.title': 'Supper club' });
    chmodSync(own, 0o755);
    expect([status, text.includes('may not change'), text.includes('value="Supper club"')]).toEqual([
      422,
      true,
      true,
    ]);
    await editor.close();
    remove();
  },
);
