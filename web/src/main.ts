import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { begin } from './lib/busy.ts';

mount(App, { target: document.getElementById('app')!, props: { started: begin('start') } });
