import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readModelFolder, writeModelFiles } from '../../src/project/modelFolder.js';
import { projectFolder } from './projectFolder.js';

const none = new Map<string, string>();

describe('the folder of a model', () => {
  it('is read with all folders in it, without hidden files, other files and links', () => {
    const folder = projectFolder({ 'model/a.yml': 'a', 'model/in/b.yaml': 'b', 'model/.c.yml': '', 'model/d.txt': '', 'e.yml': 'e' });
    symlinkSync(join(folder, 'e.yml'), join(folder, 'model/e.yml'));
    expect([...readModelFolder(folder)]).toEqual([
      ['model/a.yml', 'a'],
      ['model/in/b.yaml', 'b'],
    ]);
    expect(readModelFolder(projectFolder({}))).toEqual(none);
  });

  it('gets new, changed and removed files, and nothing else', () => {
    const folder = projectFolder({ 'model/a.yml': 'a', 'model/b.yml': 'b', 'model/mine.txt': 'mine' });
    const before = readModelFolder(folder);
    writeModelFiles(
      folder,
      new Map([
        ['model/a.yml', 'new'],
        ['model/in/c.yml', 'c'],
        ['README.md', 'x'],
      ]),
      before,
    );
    expect([...readModelFolder(folder)]).toEqual([
      ['model/a.yml', 'new'],
      ['model/in/c.yml', 'c'],
    ]);
    expect(readdirSync(folder)).toEqual(['model']);
    expect(readFileSync(join(folder, 'model/mine.txt'), 'utf8')).toBe('mine');
  });

  it.each(['model/../../out.yml', 'model/./a.yml', 'model//a.yml', 'model/a\\..\\b.yml', 'model/.hidden.yml', 'model/c:a.yml'])(
    'does not get %s',
    (path) => {
      const folder = projectFolder({ 'model/a.yml': 'a' });
      expect(() => writeModelFiles(folder, new Map([[path, 'x']]), none)).toThrow('cannot be written');
      expect(readdirSync(folder, { recursive: true })).toEqual(['model', 'model/a.yml']);
    },
  );

  it('is not left through links to folders', () => {
    const outside = projectFolder({ 'kept.yml': 'kept' });
    const folder = projectFolder({});
    mkdirSync(join(folder, 'model'));
    symlinkSync(outside, join(folder, 'model/out'));
    expect(() => writeModelFiles(folder, new Map([['model/out/new.yml', 'x']]), none)).toThrow('model/out is a link');
    expect(readdirSync(outside)).toEqual(['kept.yml']);
  });
});
