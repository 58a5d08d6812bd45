import { expect, test } from '@jest/globals'
import { firstScreen } from './first-screen'

const screenOf = (files: Readonly<Record<string, string>>) =>
  firstScreen('remoteEntry.js', new Map(Object.entries(files)))

test('what the entry imports at once and by name, and what those import, is the first screen', () => {
  expect(
    screenOf({
      'remoteEntry.js': 'import{a}from"./chunks/a.1.js";export const get=()=>import("./main.2.js")',
      'chunks/a.1.js': 'import"./deep.3.js";export const a=1',
      'chunks/deep.3.js': '',
      'main.2.js':
        'import"./chunks/a.1.js";const css=new URL("main.4.css",import.meta.url);export const later=()=>import("./later.5.js")',
      'main.4.css': '',
      'later.5.js': 'const css="later.6.css"',
      'later.6.css': '',
    }),
  ).toEqual({ scripts: ['chunks/a.1.js', 'chunks/deep.3.js', 'main.2.js'], styles: ['main.4.css'] })
})

test('styles that a preload list of the entry names are part of it', () => {
  const list = 'const d=["assets/main.css"];export const get=()=>p(()=>import("./assets/main.js"),d)'
  expect(screenOf({ 'remoteEntry.js': list, 'assets/main.js': '', 'assets/main.css': '' })).toEqual({
    scripts: ['assets/main.js'],
    styles: ['assets/main.css'],
  })
})

test('of an entry whose addresses are computed everything counts', () => {
  const chunks = 'const e=(id)=>import("./"+id+".js");export const get=()=>e(12)'
  expect(screenOf({ 'remoteEntry.js': chunks, '12.js': '', '13.js': '', 'a.css': '', 'a.png': '' })).toEqual({
    scripts: ['12.js', '13.js'],
    styles: ['a.css'],
  })
})

test('one that is a single file needs nothing beside', () => {
  expect(screenOf({ 'remoteEntry.js': 'import"react";export const get=1' })).toEqual({ scripts: [], styles: [] })
})
